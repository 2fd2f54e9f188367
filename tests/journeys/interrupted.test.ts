import { texts, type Message } from '@porchlight/domain';
import { describe, expect } from 'vitest';
import { contractApi, dataOf } from '../contract/api.ts';
import { listingTitled } from './support/demo.ts';
import { journey } from './support/journey.ts';
import { newcomer, demoPerson, signIn } from './support/people.ts';
import { open, seeHeading } from './support/steps.ts';
import { addressOf, ask, contactDialog, replyField, says } from './support/conversations.ts';

describe('a conversation with interruptions', () => {
  journey(
    'one is offline for a while: what they typed is kept, and what they missed is there when they are back',
    async ({ visit, origin }) => {
      const [asker, owner] = [await newcomer('Steady Stella'), await demoPerson('hector')];
      const listing = await listingTitled(origin, 'Red toolbox with basic tools');
      await ask(origin, asker, listing, 'Is the toolbox still there?');
      const [asking, answering] = [
        await visit({ as: asker }),
        await visit({ as: owner, expects: [/ERR_/, /conversation: a call failed \{kind: network\}/] }),
      ];
      await open(asking.page, addressOf(listing, owner));
      await open(answering.page, addressOf(listing, asker));
      await says(answering.page, 'Is the toolbox still there?').waitFor();

      await answering.context.setOffline(true);
      await replyField(answering.page).fill('It is, and');
      await replyField(answering.page).press('Enter');
      await answering.page.getByText(texts.messages.notSent).waitFor();
      await replyField(answering.page).pressSequentially(' it is heavy.');
      for (const text of ['I could come today.', 'Or tomorrow.']) {
        await replyField(asking.page).fill(text);
        await replyField(asking.page).press('Enter');
        await says(asking.page, text).waitFor();
      }
      expect(await says(answering.page, 'Or tomorrow.').count()).toBe(0);

      await answering.context.setOffline(false);
      await says(answering.page, 'I could come today.').waitFor();
      await says(answering.page, 'Or tomorrow.').waitFor();
      expect(await replyField(answering.page).inputValue()).toBe('It is, and it is heavy.');
      // A reload doesn't lose it either.
      await answering.page.reload();
      await says(answering.page, 'Or tomorrow.').waitFor();
      await expect.poll(() => replyField(answering.page).inputValue()).toBe('It is, and it is heavy.');
      await replyField(answering.page).press('Enter');
      await says(asking.page, 'It is, and it is heavy.').waitFor();
      expect(await says(asking.page, 'It is, and it is heavy.').count()).toBe(1);
    },
  );

  journey('what arrived although its answer was lost is not sent twice', async ({ visit, origin }) => {
    const [asker, owner] = [await newcomer('Lost Lotte'), await demoPerson('rosa')];
    const listing = await listingTitled(origin, 'Twin-bell alarm clock, loud');
    const { page } = await visit({ as: asker, expects: [/ERR_FAILED/, /kind: network/] });
    /** Lets the next matching call reach the server, and loses its response. */
    const loseAnswer = (calls: RegExp) =>
      page.route(
        calls,
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );

    await open(page, `/listings/${listing.id}`);
    await page.getByRole('button', { name: texts.listing.messageSeller }).click();
    const dialog = contactDialog(page);
    await dialog.getByLabel(texts.contactSeller.message).fill('Does it ring twice?');
    await loseAnswer(/\/api\/v1\/messages$/);
    await page.keyboard.press('ControlOrMeta+Enter');
    await dialog.getByText(texts.contactSeller.failed).waitFor();
    // After a reload, the text is restored, and that it may have arrived.
    await page.reload();
    await page.getByRole('button', { name: texts.listing.messageSeller }).click();
    await expect
      .poll(() => dialog.getByLabel(texts.contactSeller.message).inputValue())
      .toBe('Does it ring twice?');
    await dialog.getByRole('button', { name: texts.contactSeller.send, exact: true }).click();
    await page.getByRole('link', { name: texts.contactSeller.viewMessages }).click();
    await says(page, 'Does it ring twice?').waitFor();

    await loseAnswer(/\/reply$/);
    await replyField(page).fill('Or only once?');
    await replyField(page).press('Enter');
    await says(page, 'Or only once?').waitFor();
    await expect.poll(() => replyField(page).inputValue()).toBe('');
    expect(await page.getByText(texts.messages.notSent).count()).toBe(0);

    const { token } = owner;
    const path = `/messages/conversations/${listing.id}/${asker.user.id}`;
    const answer = await contractApi(origin).call('GET', path, { token });
    const { messages } = await dataOf<{ messages: Message[] }>(answer);
    expect(messages.map(({ content }) => content)).toEqual(['Or only once?', 'Does it ring twice?']);
  });

  journey('a third person who tries every id gets nothing', async ({ visit, origin }) => {
    const [asker, owner, third] = [
      await newcomer('Private Priya'),
      await demoPerson('hector'),
      await newcomer('Curious Carl'),
    ];
    const listing = await listingTitled(origin, 'Red toolbox with basic tools');
    const message = await ask(origin, asker, listing, 'The code of the gate is 4711.');
    const { page } = await visit({ as: third, expects: [/404/] });
    for (const other of [asker, owner, third]) {
      await open(page, addressOf(listing, other));
      await page.getByRole('heading', { name: 'There is no such conversation' }).waitFor();
      expect(await page.getByText('4711').count()).toBe(0);
    }
    const api = contractApi(origin);
    for (const id of [message.id, listing.id, asker.user.id, owner.user.id]) {
      for (const [method, path, json] of [
        ['GET', `/messages/${id}`],
        ['DELETE', `/messages/${id}`],
        ['PUT', `/messages/${id}/read`],
        ['POST', `/messages/${id}/reply`, { content: 'Open up' }],
        ['GET', `/messages/conversations/${id}/${asker.user.id}`],
        ['GET', `/messages/conversations/${id}/${owner.user.id}`],
        ['GET', `/messages/conversations/${id}/${third.user.id}`],
      ] as const) {
        const answer = await api.call(method, path, { token: third.token, json });
        expect([path, answer.status]).toEqual([path, 404]);
      }
    }
    const kept = await api.call('GET', `/messages/${message.id}`, { token: asker.token });
    expect(await kept.json()).toEqual({ data: message });
  });
});

describe('signing in resumes the intent', () => {
  journey('a heart pressed by a visitor is full when they come back signed in', async ({ visit }) => {
    const { user } = await newcomer('Hearty Hanna');
    const title = 'Turntable in a wooden case, new belt';
    const { page } = await visit({ width: 360, height: 780, hasTouch: true });
    await open(page, '/listings?q=turntable');
    await page.getByRole('link', { name: title }).tap();
    await seeHeading(page, title);
    // On the photo, next to the way back to the results.
    await page.getByRole('link', { name: 'Back', exact: true }).tap();
    await page.waitForURL('**/listings?q=turntable');
    await page.getByRole('link', { name: title }).tap();
    await page.getByRole('link', { name: texts.listing.loginToSave }).tap();
    await signIn(page, user.email);
    const heart = page.getByRole('button', { name: `${texts.listing.saved}: ${title}` });
    await heart.waitFor();
    await page.reload();
    await heart.waitFor();
    await page.getByRole('link', { name: 'Back', exact: true }).tap();
    await page.getByRole('link', { name: title }).waitFor();
  });

  journey('a question a visitor wanted to ask can be typed at once', async ({ visit, origin }) => {
    const { user } = await newcomer('Eager Edda');
    const listing = await listingTitled(origin, 'Turntable in a wooden case, new belt');
    const { page } = await visit();
    await open(page, `/listings/${listing.id}`);
    await page.getByRole('link', { name: texts.listing.loginToMessage }).click();
    await signIn(page, user.email);
    const dialog = contactDialog(page);
    await dialog.getByLabel(texts.contactSeller.message).fill('Which belt is it?');
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByText(texts.contactSeller.sentTitle).waitFor();
  });
});
