import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { addressOf, answerTo, ask, log, replyField, says, unreadOf } from './support/conversations.ts';
import { listingTitled } from './support/demo.ts';
import { journey } from './support/journey.ts';
import { expectFocus } from './support/keys.ts';
import { holdBack } from './support/line.ts';
import { demoPerson, newcomer } from './support/people.ts';
import { chooseInMenu, open } from './support/steps.ts';

const lines = (page: Page) => page.getByRole('list', { name: 'Conversations' }).getByRole('link');

describe('two users in a conversation', () => {
  journey('see when their messages were read, live', async ({ visit, origin }) => {
    const [asker, owner] = [await newcomer('Ticking Tess'), await demoPerson('hector')];
    const listing = await listingTitled(origin, 'Red toolbox with basic tools');
    await ask(origin, asker, listing, 'Does the lid close?');
    const asking = await visit({ as: asker });
    const live = asking.page.waitForResponse((answer) => answer.url().endsWith('/messages/events'));
    await open(asking.page, addressOf(listing, owner));
    await live;
    await log(asking.page).getByText('Sent', { exact: true }).waitFor();
    expect(await log(asking.page).getByText('Seen', { exact: true }).count()).toBe(0);

    const answering = await visit({ as: owner });
    await open(answering.page, addressOf(listing, asker));
    await says(answering.page, 'Does the lid close?').waitFor();
    await log(asking.page).getByText('Seen', { exact: true }).waitFor();
    await expect.poll(() => log(asking.page).getByText('Sent', { exact: true }).count()).toBe(0);
  });

  journey('archive it separately, until the other one writes', async ({ visit, origin }) => {
    const [asker, owner] = [await newcomer('Tidy Tia'), await demoPerson('hector')];
    const listing = await listingTitled(origin, 'Red toolbox with basic tools');
    const question = await ask(origin, asker, listing, 'Could you send a photo of the lid?');
    const { page } = await visit({ as: asker });
    const live = page.waitForResponse((answer) => answer.url().endsWith('/messages/events'));
    await open(page, addressOf(listing, owner));
    await live;
    await says(page, 'Could you send a photo of the lid?').waitFor();
    await chooseInMenu(page, 'Conversation options', 'Archive');
    await page.getByText(`Archived: ${owner.user.name}`).waitFor();
    await expect.poll(() => lines(page).count()).toBe(0);

    const other = await visit({ as: owner });
    await open(other.page, addressOf(listing, asker));
    await replyField(other.page).fill('Here it is, it closes well.');
    await replyField(other.page).press('Enter');
    await says(other.page, 'Here it is, it closes well.').waitFor();

    await lines(page).getByText('Here it is, it closes well.').waitFor();
    await page.getByRole('link', { name: 'Archived', exact: true }).click();
    await page.getByText('Nothing is archived').waitFor();
    expect(question.read).toBe(false);
  });
});

describe('archiving a conversation', () => {
  journey('does not pull the user back from another page', async ({ visit, origin }) => {
    const [asker, owner] = [await newcomer('Hasty Hanna'), await demoPerson('hector')];
    const toolbox = await listingTitled(origin, 'Red toolbox with basic tools');
    const chairs = await listingTitled(origin, 'Oak table with two walnut chairs');
    await ask(origin, asker, toolbox, 'Is it big?');
    await ask(origin, asker, chairs, 'Are they heavy?');
    const { page } = await visit({ as: asker, width: 1280, height: 800 });
    const arrive = await holdBack(page, /\/archived$/);
    await open(page, addressOf(toolbox, owner));
    await chooseInMenu(page, 'Conversation options', 'Archive');
    await lines(page).filter({ hasText: chairs.title }).click();
    await says(page, 'Are they heavy?').waitFor();
    arrive();
    await page.getByText(`Archived: ${owner.user.name}`).waitFor();
    await expect.poll(() => lines(page).count()).toBe(1);
    await says(page, 'Are they heavy?').waitFor();
    expect(new URL(page.url()).searchParams.get('listing')).toBe(chairs.id);
  });
});

describe('the newest conversation', () => {
  journey(
    'opens by itself on a wide screen, and is marked read on interaction',
    async ({ visit, origin }) => {
      const [asker, owner] = [await newcomer('Desk Dora'), await demoPerson('hector')];
      const listing = await listingTitled(origin, 'Red toolbox with basic tools');
      const question = await ask(origin, asker, listing, 'Is it heavy?');
      await answerTo(origin, owner, question, 'Nine pounds.');
      const { page } = await visit({ as: asker, width: 1280, height: 800 });
      await open(page, '/');
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Messages/ })
        .click();
      await says(page, 'Nine pounds.').waitFor();
      expect(new URL(page.url()).search).toBe('');
      // Enough time for a read, plus the response to another request.
      await page.getByRole('searchbox', { name: 'Search conversations' }).fill('nobody says that');
      await page.getByText('No conversation found').waitFor();
      expect(await unreadOf(origin, asker)).toBe(1);
      await log(page).click();
      await expect.poll(() => unreadOf(origin, asker)).toBe(0);
      // It adds no history entry: Back leads home.
      await page.goBack();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    },
  );

  journey('waits for a tap on a phone', async ({ visit, origin }) => {
    const [asker, owner] = [await newcomer('Pocket Pia'), await demoPerson('hector')];
    const listing = await listingTitled(origin, 'Red toolbox with basic tools');
    const question = await ask(origin, asker, listing, 'Is it rusty?');
    await answerTo(origin, owner, question, 'Not at all.');
    const { page } = await visit({ as: asker, width: 360, height: 740, hasTouch: true });
    await open(page, '/messages');
    await lines(page).getByText('Not at all.').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await lines(page).first().tap();
    await says(page, 'Not at all.').waitFor();
    await expect.poll(() => unreadOf(origin, asker)).toBe(0);
  });

  journey('returns the focus to its line when it is closed', async ({ visit, origin }) => {
    const asker = await newcomer('Keyboard Kim');
    const toolbox = await listingTitled(origin, 'Red toolbox with basic tools');
    const chairs = await listingTitled(origin, 'Oak table with two walnut chairs');
    await ask(origin, asker, toolbox, 'Is it dented?');
    await ask(origin, asker, chairs, 'Are they oak as well?');
    const { page } = await visit({ as: asker, width: 360, height: 740 });
    await open(page, '/messages');
    const line = lines(page).filter({ hasText: toolbox.title });
    for (const close of [
      () => page.getByRole('link', { name: 'Back to conversations' }).press('Enter'),
      () => page.goBack(),
    ]) {
      await line.press('Enter');
      await says(page, 'Is it dented?').waitFor();
      await close();
      await expectFocus(line);
    }

    // On a wide screen another one takes its place by itself.
    const desk = (await visit({ as: asker, width: 1280, height: 800 })).page;
    await open(desk, '/messages');
    await says(desk, 'Are they oak as well?').waitFor();
    const there = lines(desk).filter({ hasText: toolbox.title });
    await there.press('Enter');
    await says(desk, 'Is it dented?').waitFor();
    await desk.goBack();
    await says(desk, 'Are they oak as well?').waitFor();
    await expectFocus(there);
  });
});
