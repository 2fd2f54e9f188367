import { texts } from '@porchlight/domain';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { contractApi } from '../contract/api.ts';
import { addressOf, ask, log } from './support/conversations.ts';
import { journey } from './support/journey.ts';
import { newcomer } from './support/people.ts';
import { open } from './support/steps.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function offer(page: Page, amount: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Your offer/).fill(amount);
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

describe('offers', () => {
  journey(
    'from the first offer to the accepted one, live, and the listing is reserved',
    async ({ visit, origin }) => {
      const [seller, buyer] = [await newcomer('Selling Sela'), await newcomer('Bargaining Bo')];
      const listing = await contractApi(origin).listingOf(seller, { price: 240, price_type: 'negotiable' });
      const streamOf = (page: Page) =>
        page.waitForResponse((answer) => answer.url().endsWith('/messages/events'));
      const buying = await visit({ as: buyer });
      const buyerStream = streamOf(buying.page);
      await open(buying.page, `/listings/${listing.id}`);
      await buyerStream;
      await button(buying.page, 'Make an offer').click();
      await offer(buying.page, '199.50');
      await buying.page.getByRole('link', { name: texts.contactSeller.viewMessages }).click();
      await log(buying.page).getByText('$199.50').waitFor();

      const selling = await visit({ as: seller });
      const sellerStream = streamOf(selling.page);
      await open(selling.page, addressOf(listing, buyer));
      await sellerStream;
      await log(selling.page).getByText('$199.50').waitFor();
      await button(selling.page, 'Offer another amount').click();
      await offer(selling.page, '220');

      await log(buying.page).getByText('$220', { exact: true }).waitFor();
      await log(buying.page).getByText('Answered by another offer').waitFor();
      await button(buying.page, 'Accept').click();
      await log(selling.page).getByText('Accepted', { exact: true }).waitFor();

      await button(selling.page, 'Reserve it for Bargaining Bo').click();
      await buying.page.getByText('It is reserved for you.').waitFor();
      await selling.page.getByText('You reserved this for Bargaining Bo.').waitFor();
    },
  );

  journey('a response that comes too late shows why, and the current state', async ({ visit, origin }) => {
    const [seller, buyer] = [await newcomer('Second Seb'), await newcomer('First Fay')];
    const listing = await contractApi(origin).listingOf(seller, { price: 240, price_type: 'negotiable' });
    await ask(origin, buyer, listing, 'Would you take less?');
    const api = contractApi(origin);
    const made = await api.call('POST', `/messages/conversations/${listing.id}/${seller.user.id}/offers`, {
      token: buyer.token,
      json: { amount: 200 },
    });
    const { data } = (await made.json()) as { data: { id: string } };
    const { page } = await visit({ as: seller, expects: [/409/, /an offer was not changed \{kind: http\}/] });
    await open(page, addressOf(listing, buyer));
    // The offer is withdrawn before the acceptance arrives.
    await page.route(/\/offer$/, async (route) => {
      const withdrawn = await api.call('PUT', `/messages/${data.id}/offer`, {
        token: buyer.token,
        json: { status: 'withdrawn' },
      });
      expect(withdrawn.status).toBe(200);
      await route.continue();
    });
    await button(page, 'Accept').click();
    await page.getByText(texts.offers.tooLate.withdrawn).waitFor();
    await log(page).getByText('Withdrawn', { exact: true }).waitFor();
    expect(await button(page, 'Accept').count()).toBe(0);
  });
});
