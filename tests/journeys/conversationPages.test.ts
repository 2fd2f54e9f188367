import { brand, texts } from '@porchlight/domain';
import type { Locator } from 'playwright';
import { describe, expect } from 'vitest';
import { findListings, listingTitled } from './support/demo.ts';
import { journey } from './support/journey.ts';
import { expectFocus } from './support/keys.ts';
import { demoPerson, newcomer } from './support/people.ts';
import { open } from './support/steps.ts';
import { addressOf, answerTo, ask, contactDialog, log, replyField, says } from './support/conversations.ts';

/** Distance of an element below the window's lower edge; negative when it is in view. */
const belowWindow = (element: Locator): Promise<number> =>
  element.evaluate((node) => node.getBoundingClientRect().bottom - window.innerHeight);

describe('the unread count', () => {
  journey('is counted in the header and in the title of the tab, live', async ({ visit, origin }) => {
    const [asker, owner] = [await newcomer('Tallying Tom'), await demoPerson('hector')];
    const listing = await listingTitled(origin, 'Red toolbox with basic tools');
    const question = await ask(origin, asker, listing, 'Could you hold it until noon?');
    const { page } = await visit({ as: asker });
    const title = expect.poll(() => page.title());
    const messages = (name: string) =>
      page.getByRole('banner').getByRole('link', { name, exact: true }).waitFor();

    const live = page.waitForResponse((answer) => answer.url().endsWith('/messages/events'));
    await open(page, '/');
    await live;
    await messages(texts.messages.title);
    await title.toBe(brand.name);
    await answerTo(origin, owner, question, 'Until noon.');
    await title.toBe(`(1) ${brand.name}`);
    await answerTo(origin, owner, question, 'Not a minute more.');
    await title.toBe(`(2) ${brand.name}`);
    await messages(`${texts.messages.title}, 2 unread`);
    await page.getByRole('banner').getByRole('link', { name: texts.navigation.listings }).click();
    await title.toBe(`(2) ${texts.listings.title} · ${brand.name}`);

    await open(page, addressOf(listing, owner));
    await says(page, 'Not a minute more.').waitFor();
    await messages(texts.messages.title);
    await title.toBe(`${texts.messages.title} · ${brand.name}`);
  });
});

describe('a long list of conversations', () => {
  journey(
    'comes page by page; news between two pages neither double nor lose one',
    async ({ visit, origin }) => {
      const asker = await newcomer('Curious Quinn');
      const { listings } = await findListings(origin, { limit: '45' });
      expect(listings).toHaveLength(45);
      const [first, ...others] = listings;
      if (first === undefined) throw new Error('The demo has no listings.');
      // The first one asked about is last in the list.
      const question = await ask(origin, asker, first, 'Is the first one still there?');
      for (const listing of others) await ask(origin, asker, listing, 'Is it still there?');

      const { page } = await visit({ as: asker });
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (pathname.endsWith('/messages/conversations')) asked.push(search);
      });
      const lines = page.getByRole('list', { name: 'Conversations' }).getByRole('link');
      const more = page.getByRole('button', { name: 'More conversations' });
      const shown = expect.poll(() => lines.count());

      const live = page.waitForResponse((answer) => answer.url().endsWith('/messages/events'));
      await open(page, '/messages');
      await live;
      await shown.toBe(20);
      // The first page is read again when the stream connects.
      await expect.poll(() => asked.length).toBe(2);
      await more.click();
      await shown.toBe(40);
      expect(asked.slice(2)).toEqual(['?page=2&limit=20']);

      await answerTo(origin, asker, question, 'I could come today.');
      await lines.first().getByText('I could come today.').waitFor();
      await shown.toBe(40);
      await more.click();
      await shown.toBe(45);
      expect(asked.slice(3)).toEqual(['?page=1&limit=40', '?page=3&limit=20']);
      const addresses = await lines.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(new Set(addresses).size).toBe(45);
      await expect.poll(() => more.count()).toBe(0);
      // The button is gone; the focus moves to the first new line.
      await expectFocus(lines.nth(40));
    },
  );
});

describe('on a phone', () => {
  const phone = { width: 360, height: 740, hasTouch: true } as const;
  /** The part of the window above an on-screen keyboard. */
  const aboveKeyboard = { width: 360, height: 400 };

  journey('the reply box is in sight, also above a keyboard', async ({ visit, origin }) => {
    const [asker, owner] = [await newcomer('Thumbs Thea'), await demoPerson('hector')];
    const listing = await listingTitled(origin, 'Red toolbox with basic tools');
    const question = await ask(origin, asker, listing, 'Line 1');
    for (let n = 2; n <= 40; n += 1)
      await answerTo(origin, n % 3 === 0 ? owner : asker, question, `Line ${n}`);

    const { page } = await visit({ as: asker, ...phone });
    await open(page, addressOf(listing, owner));
    await says(page, 'Line 40').waitFor();
    await expect.poll(() => belowWindow(replyField(page))).toBeLessThan(0);
    // A long thread scrolls in its pane, and the page does not.
    const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    await expect.poll(() => beyond()).toBeLessThanOrEqual(1);

    await replyField(page).tap();
    await page.setViewportSize(aboveKeyboard);
    await replyField(page).fill('One line\nand another\nand a third one\nand the last');
    await expect.poll(() => belowWindow(replyField(page))).toBeLessThan(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect
      .poll(() => log(page).evaluate((pane) => pane.scrollHeight - pane.scrollTop - pane.clientHeight))
      .toBeLessThan(2);
    await page.setViewportSize(phone);
    await replyField(page).fill('');
  });

  journey('the buttons do not cover the message to a seller', async ({ visit, origin }) => {
    const asker = await newcomer('Wordy Wim');
    const listing = await listingTitled(origin, 'Turntable in a wooden case, new belt');
    const { page } = await visit({ as: asker, ...phone });
    await open(page, `/listings/${listing.id}`);
    await page.getByRole('button', { name: texts.listing.messageSeller }).tap();
    const dialog = contactDialog(page);
    const field = dialog.getByLabel(texts.contactSeller.message);
    await field.tap();
    await page.setViewportSize(aboveKeyboard);
    await field.pressSequentially('One\nTwo\nThree\nFour\nFive\nSix');
    const send = dialog.getByRole('button', { name: texts.contactSeller.send, exact: true });
    // The last line of text ends at least a line's height and the padding above the field's lower edge.
    const [box, button] = [await field.boundingBox(), await send.boundingBox()];
    if (box === null || button === null) throw new Error('The dialog is not there.');
    expect(box.y + 6 * 25).toBeLessThan(button.y);
    await send.tap();
    await page.getByText(texts.contactSeller.sentTitle).waitFor();
  });
});
