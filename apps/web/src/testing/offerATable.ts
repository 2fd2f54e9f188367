import { model } from './mocks/index.ts';

/** Cleo makes an offer for Ana’s table. */
export function offerATable(): void {
  const world = model();
  const table = world.listings.find(({ id }) => id === 'listing-01');
  const last = world.messages.findLast(({ listing_id: id }) => id === 'listing-01');
  if (table === undefined || last === undefined) throw new Error('no table');
  Object.assign(table, { price: 260, price_type: 'negotiable' });
  world.messages.push({
    ...last,
    id: 'offer-1',
    content: 'Offer: $240',
    offer: { amount: 240, status: 'open', expires_at: '2026-06-17T09:30:00.000Z' },
    created_at: '2026-06-15T09:30:00.000Z',
  });
}
