import { describe, expect } from 'vitest';
import { paths } from '../../apps/web/src/lib/paths.ts';
import { contractApi, dataOf } from '../contract/api.ts';
import { addressOf, answerTo, ask, log, replyField, says } from './support/conversations.ts';
import { journey } from './support/journey.ts';
import { newcomer } from './support/people.ts';
import { chooseInMenu, open } from './support/steps.ts';

describe('blocking a pushy buyer', () => {
  journey(
    'hides both users from each other without a notification, until it is undone',
    async ({ visit, origin }) => {
      const [seller, buyer] = [await newcomer('Calm Carla'), await newcomer('Pushy Pete')];
      const listing = await contractApi(origin).listingOf(seller, { title: 'Lamp that is not left alone' });
      const question = await ask(origin, buyer, listing, 'Now?');
      await answerTo(origin, seller, question, 'Tomorrow.');

      const writing = await visit({ as: buyer, expects: [/status of 404/, /conversation: a call failed/] });
      await open(writing.page, addressOf(listing, seller));
      await says(writing.page, 'Tomorrow.').waitFor();
      const live = writing.page.waitForResponse((answer) => answer.url().endsWith('/messages/events'));
      const other = await writing.page.context().newPage();
      await open(other, paths.listing.href(listing.id));
      await other.getByRole('button', { name: 'Message Seller' }).waitFor();
      await writing.page.bringToFront();
      await writing.page.reload();
      await live;

      const { page } = await visit({ as: seller });
      await open(page, addressOf(listing, buyer));
      await says(page, 'Now?').waitFor();
      // The profile in a second tab updates.
      const profile = await page.context().newPage();
      await open(profile, paths.profile.href());
      const blocked = profile.getByRole('region', { name: 'Blocked people' });
      await blocked.getByText(/^You haven’t blocked anyone/).waitFor();
      await page.bringToFront();
      await chooseInMenu(page, 'Conversation options', 'Block');
      const dialog = page.getByRole('alertdialog', { name: 'Block Pushy Pete?' });
      await dialog.getByRole('button', { name: 'Block', exact: true }).click();
      await page.getByText('Blocked: Pushy Pete').waitFor();
      await expect.poll(() => page.getByRole('link', { name: /Pushy Pete/ }).count()).toBe(0);
      // The toast appears at once, while the page is already leaving the conversation.
      await expect.poll(() => log(page).count()).toBe(0);
      await blocked.getByRole('button', { name: 'Unblock Pushy Pete' }).waitFor();

      // The open page stays; the reply isn't sent and stays in its field, without a reason.
      await replyField(writing.page).fill('Are you there?');
      await replyField(writing.page).press('Enter');
      await writing.page.getByText('Not sent. Try again.').waitFor();
      expect(await replyField(writing.page).inputValue()).toBe('Are you there?');
      await expect.poll(() => writing.page.getByRole('link', { name: /Calm Carla/ }).count()).toBe(0);
      const told = (await writing.page.getByRole('main').innerText()).replaceAll(/^Block$/gm, '');
      expect(told).not.toMatch(/block/i);

      // A cached page: visitors still see the listing, the blocked user doesn't.
      const visitor = await visit();
      await open(visitor.page, paths.listing.href(listing.id));
      await visitor.page.getByRole('heading', { level: 1, name: listing.title }).waitFor();
      await other.bringToFront();
      await other.reload();
      await other.getByRole('heading', { level: 1, name: 'Listing not found' }).waitFor();
      await open(other, paths.seller.href(seller.user.id));
      await other.getByRole('heading', { level: 1, name: 'Person not found' }).waitFor();
      await open(other, paths.listings.href({ query: 'Lamp that is not left alone' }));
      await other.getByText('No listings found').waitFor();

      await profile.bringToFront();
      await blocked.getByRole('button', { name: 'Unblock Pushy Pete' }).click();
      await blocked.getByText('Unblocked: Pushy Pete').waitFor();
      await writing.page.bringToFront();
      await writing.page.reload();
      await says(writing.page, 'Tomorrow.').waitFor();
      // The unsent reply is still there.
      await expect.poll(() => replyField(writing.page).inputValue()).toBe('Are you there?');
      await replyField(writing.page).press('Enter');
      await says(writing.page, 'Are you there?').waitFor();
      const thread = contractApi(origin).call(
        'GET',
        `/messages/conversations/${listing.id}/${buyer.user.id}`,
        {
          token: seller.token,
        },
      );
      const { messages } = await dataOf<{ messages: { content: string }[] }>(thread);
      expect(messages[0]?.content).toBe('Are you there?');
    },
  );
});
