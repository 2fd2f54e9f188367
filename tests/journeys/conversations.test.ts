import { inquirySubject, texts } from '@porchlight/domain';
import { describe, expect } from 'vitest';
import { listingTitled } from './support/demo.ts';
import { journey } from './support/journey.ts';
import { demoPerson, newcomer } from './support/people.ts';
import { cards, open, seeHeading } from './support/steps.ts';
import { addressOf, ask, contactDialog, log, replyField, says } from './support/conversations.ts';

describe('saving listings', () => {
  journey(
    'signing in to save leads back to the listing, and the heart shows everywhere',
    async ({ visit, origin }) => {
      const person = await newcomer('Saving Sue');
      const listing = await listingTitled(origin, 'Turntable in a wooden case, new belt');
      const { page } = await visit({ as: person });
      await open(page, `/listings/${listing.id}`);
      await page.getByRole('button', { name: texts.listing.save, exact: true }).click();
      await page.getByRole('button', { name: texts.listing.saved, exact: true }).waitFor();

      await open(page, '/listings?q=turntable+wooden');
      const heart = page.getByRole('button', { name: `${texts.listing.saved}: ${listing.title}` });
      await heart.waitFor();
      await open(page, '/dashboard/favorites');
      await page.getByRole('link', { name: listing.title }).waitFor();
      await heart.click();
      await page.getByText(texts.favorites.empty).waitFor();
      await page.reload();
      await page.getByText(texts.favorites.empty).waitFor();
    },
  );

  journey('a heart that could not be saved goes back, and says so', async ({ visit, origin }) => {
    const person = await newcomer('Unlucky Una');
    const listing = await listingTitled(origin, 'Hot towel shave with mug and brush');
    const { page } = await visit({ as: person, expects: [/./] });
    await open(page, `/listings/${listing.id}`);
    await page.route(/\/favorites\/[^/]+$/, (route) =>
      route.fulfill({ status: 500, json: { message: 'Something broke', code: 'internal' } }),
    );
    await page.getByRole('button', { name: texts.listing.save, exact: true }).click();
    await page.getByText(texts.listing.saveFailed).waitFor();
    await page.getByRole('button', { name: texts.listing.save, exact: true }).waitFor();
  });

  journey('favorites come in pages of twelve, and what is sold can still be let go', async ({ visit }) => {
    const { page } = await visit({ as: await demoPerson('ana') });
    await open(page, '/dashboard/favorites');
    await cards(page).nth(11).waitFor();
    expect(await cards(page).count()).toBe(12);
    await page.getByRole('navigation', { name: 'Pagination' }).getByText('2', { exact: true }).click();
    const sold = cards(page).filter({ hasText: 'Bookcase, 4 shelves' });
    await sold.getByText('Sold', { exact: true }).waitFor();
    await sold.getByRole('button').click();
    await sold.waitFor({ state: 'detached' });
  });
});

describe('two people talk about a listing', () => {
  journey(
    'from the first question to the answer, live, and the unread counts on the way',
    async ({ visit, origin }) => {
      const asker = await newcomer('Asking Asa');
      const owner = await demoPerson('hector');
      const listing = await listingTitled(origin, 'Red toolbox with basic tools');
      const asking = await visit({ as: asker });
      await open(asking.page, `/listings/${listing.id}`);
      await asking.page.getByRole('button', { name: texts.listing.messageSeller }).click();
      const dialog = contactDialog(asking.page);
      const send = dialog.getByRole('button', { name: texts.contactSeller.send, exact: true });
      expect(await dialog.getByLabel(texts.contactSeller.subject).inputValue()).toBe(
        inquirySubject(listing.title),
      );
      expect(await send.isDisabled()).toBe(true);
      await dialog.getByLabel(texts.contactSeller.message).fill('   ');
      expect(await send.isDisabled()).toBe(true);
      await dialog
        .getByLabel(texts.contactSeller.message)
        .fill('Is the stiff latch on the left?\nI open it with that hand.');
      await asking.page.keyboard.press('Control+Enter');
      await asking.page.getByText(texts.contactSeller.sentTitle).waitFor();
      await asking.page.getByRole('link', { name: texts.contactSeller.viewMessages }).click();
      await log(asking.page).getByText('Is the stiff latch on the left?').waitFor();

      const answering = await visit({ as: owner });
      await open(answering.page, '/');
      await answering.page.getByRole('link', { name: /^Messages, \d+ unread/ }).click();
      await answering.page.getByRole('link', { name: /Asking Asa/ }).click();
      await log(answering.page).getByText('I open it with that hand.').waitFor();
      await replyField(answering.page).fill('On the right.');
      await replyField(answering.page).press('Shift+Enter');
      await replyField(answering.page).pressSequentially('You are safe.');
      await replyField(answering.page).press('Enter');
      await log(answering.page).getByText('On the right.').waitFor();
      await expect.poll(() => replyField(answering.page).inputValue()).toBe('');

      // Live, without a reload.
      await log(asking.page).getByText('You are safe.').waitFor();
    },
  );

  journey('what could not be sent stays in the dialog and in the reply box', async ({ visit, origin }) => {
    const asker = await newcomer('Offline Olaf');
    const listing = await listingTitled(origin, 'Twin-bell alarm clock, loud');
    const { page } = await visit({ as: asker, expects: [/./] });
    await open(page, `/listings/${listing.id}`);
    await page.route(/\/api\/v1\/messages$/, (route) =>
      route.fulfill({ status: 500, json: { message: 'Something broke', code: 'internal' } }),
    );
    await page.getByRole('button', { name: texts.listing.messageSeller }).click();
    const dialog = contactDialog(page);
    await dialog.getByLabel(texts.contactSeller.message).fill('How loud is loud?');
    await dialog.getByRole('button', { name: texts.contactSeller.send, exact: true }).click();
    await dialog.getByText(texts.contactSeller.failed).waitFor();
    expect(await dialog.getByLabel(texts.contactSeller.message).inputValue()).toBe('How loud is loud?');
    await page.unrouteAll();
    await dialog.getByRole('button', { name: texts.contactSeller.send, exact: true }).click();
    await page.getByText(texts.contactSeller.sentTitle).waitFor();

    await open(page, '/messages');
    await page.getByRole('link', { name: /Rosa Delgado/ }).click();
    await page.route(/\/reply$/, (route) => route.abort());
    await replyField(page).fill('Asking for a neighbor.');
    await replyField(page).press('Enter');
    await page.getByText(texts.messages.notSent).waitFor();
    expect(await replyField(page).inputValue()).toBe('Asking for a neighbor.');
    await page.unrouteAll();
    await replyField(page).press('Enter');
    await log(page).getByText('Asking for a neighbor.').waitFor();
  });

  journey('a long thread gives its older part on demand and keeps its place', async ({ visit }) => {
    const { page } = await visit({ as: await demoPerson('yusuf') });
    await open(page, '/messages');
    await page
      .getByRole('list', { name: 'Conversations' })
      .getByRole('link', { name: /Chess at the library/ })
      .click();
    await log(page).getByText('See you on Tuesday. You bring the white pieces.').waitFor();
    expect(await log(page).getByText('Do you play well?').count()).toBe(0);
    // The list takes a third of the width, the thread the rest.
    const list = await page.getByRole('list', { name: 'Conversations' }).boundingBox();
    const thread = await log(page).locator('xpath=ancestor::section').boundingBox();
    expect((list?.width ?? 0) / ((list?.width ?? 0) + (thread?.width ?? 0))).toBeCloseTo(1 / 3, 1);

    // Keyboard scrolling is animated: one that isn't finished would go on after the loading, and one that
    // begins while the pane still settles is cut short. Then press the key again.
    await expect
      .poll(async () => {
        const { scrollTop } = await log(page).evaluate((pane) => ({ scrollTop: pane.scrollTop }));
        if (scrollTop > 0) await log(page).press('Home');
        return scrollTop;
      })
      .toBe(0);
    const more = log(page).getByRole('button', { name: 'Load earlier messages' });
    const words = await log(page).locator('p[dir=auto]').first().textContent();
    const whatIsRead = log(page)
      .getByText(words ?? '', { exact: true })
      .last();
    const top = async () => Math.round((await whatIsRead.boundingBox())?.y ?? Number.NaN);
    await more.focus();
    const before = await top();
    await page.keyboard.press('Enter');
    await log(page).getByText('Do you play well?').waitFor();
    // Scroll positions are whole pixels.
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  });

  journey('Enter that takes a composed word sends nothing', async ({ visit, origin }) => {
    const [asker, owner] = [await newcomer('Composing Kaori'), await demoPerson('hector')];
    const listing = await listingTitled(origin, 'Red toolbox with basic tools');
    await ask(origin, asker, listing, 'Is it made in Japan?');
    const { page, context } = await visit({ as: asker });
    await open(page, addressOf(listing, owner));
    await says(page, 'Is it made in Japan?').waitFor();
    await replyField(page).focus();
    await replyField(page).evaluate((field: HTMLElement) =>
      field.addEventListener('keydown', ({ isComposing, key, keyCode }) => {
        field.dataset['heard'] = `${key} ${isComposing} ${keyCode}`;
      }),
    );

    const input = await context.newCDPSession(page);
    /** Sends Enter as an input method passes it on. */
    const takeWord = async (heardAs: string) => {
      const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 };
      await input.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
      await input.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
      await expect.poll(() => replyField(page).getAttribute('data-heard')).toBe(heardAs);
    };
    await input.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
    await takeWord('Enter true 229');
    await input.send('Input.insertText', { text: '日本' });
    // Safari ends the composition before it sends the key event.
    await takeWord('Enter false 229');
    expect(await replyField(page).inputValue()).toBe('日本');
    expect(await says(page, '日本').count()).toBe(0);

    await page.keyboard.press('Enter');
    await says(page, '日本').waitFor();
    await expect.poll(() => replyField(page).inputValue()).toBe('');
  });

  journey('on a phone there is one pane at a time, with a way back', async ({ visit }) => {
    const { page } = await visit({ as: await demoPerson('ben'), width: 360, height: 740, hasTouch: true });
    await open(page, '/messages');
    await page.getByRole('link', { name: /Zoë/ }).tap();
    await log(page).getByText('A coffee drawing is the best kind.').waitFor();
    expect(await page.getByRole('link', { name: /Zoë/ }).isVisible()).toBe(false);
    await page
      .getByRole('link', { name: texts.messages.back })
      .or(page.getByRole('button', { name: texts.messages.back }))
      .tap();
    await page.getByRole('link', { name: /Zoë/ }).waitFor();
  });

  journey('an owner can neither write to nor save a listing of their own', async ({ visit, origin }) => {
    const { page } = await visit({ as: await demoPerson('ana') });
    const listing = await listingTitled(origin, 'Oak table with two walnut chairs');
    await open(page, `/listings/${listing.id}`);
    await page.getByText(texts.listing.ownListing).waitFor();
    expect(await page.getByRole('button', { name: texts.listing.messageSeller }).count()).toBe(0);
    expect(await page.getByRole('button', { name: texts.listing.save, exact: true }).count()).toBe(0);
    await seeHeading(page, listing.title);
  });
});
