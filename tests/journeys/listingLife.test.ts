import { type Listing, texts } from '@porchlight/domain';
import { expect } from 'vitest';
import { contractApi, dataOf } from '../contract/api.ts';
import { addressOf, log } from './support/conversations.ts';
import { journey } from './support/journey.ts';
import { newcomer } from './support/people.ts';
import { open, seeHeading } from './support/steps.ts';

journey('promised to one of two askers, undone, sold, and relisted', async ({ visit, origin }) => {
  const [seller, asker] = [await newcomer('Parting Pia'), await newcomer('Wanting Will')];
  const api = contractApi(origin);
  const json = await api.listingBody({ title: 'Desk with a life of its own' });
  const listing = await dataOf<Listing>(api.call('POST', '/listings', { token: seller.token, json }));
  await api.call('POST', '/messages', {
    token: asker.token,
    json: { listing_id: listing.id, subject: '', content: 'Is it still there?' },
  });
  const selling = (await visit({ as: seller })).page;
  const asking = (await visit({ as: asker })).page;
  await open(asking, addressOf(listing, seller));
  await log(asking).getByText('Is it still there?').waitFor();

  // From the listing's page, to a user who has written.
  await open(selling, `/listings/${listing.id}`);
  await selling.getByRole('button', { name: /^Reserve/ }).click();
  const dialog = selling.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Wanting Will/ }).check();
  await dialog.getByRole('button', { name: 'Reserve', exact: true }).click();
  await selling.getByText('Reserved for Wanting Will').waitFor();
  await log(asking).getByText('Reserved for you').waitFor();

  // One click undoes it.
  await selling.getByRole('button', { name: 'Undo' }).click();
  await selling.getByRole('button', { name: /^Reserve/ }).waitFor();
  await log(asking).getByText('Back on the market').waitFor();

  await open(selling, '/dashboard/my-listings');
  await selling.getByRole('button', { name: /^Mark Sold/ }).click();
  await dialog.getByRole('radio', { name: 'Someone else' }).check();
  await dialog.getByRole('button', { name: texts.myListings.markSold, exact: true }).click();
  await selling.getByRole('article').getByText('Sold', { exact: true }).waitFor();
  await open(asking, `/listings/${listing.id}`);
  await asking.getByText('This has been sold.').waitFor();

  await selling.getByRole('button', { name: /^Back on the market/ }).click();
  await selling.getByRole('article').getByText('Active', { exact: true }).waitFor();
  await asking.reload();
  await seeHeading(asking, 'Desk with a life of its own');
  expect(await asking.getByText('This has been sold.').count()).toBe(0);
  await asking.getByRole('button', { name: texts.listing.messageSeller }).waitFor();
});
