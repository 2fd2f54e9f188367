import { model } from './mocks/model.ts';

/** Makes Ana's table a listing that moderators have hidden. */
export function hideTable(): void {
  const table = model().listings.find(({ id }) => id === 'listing-01');
  if (table === undefined) throw new Error('no table');
  table.hidden = { reason: 'misleading', words: 'The chairs are not in the photos.' };
}
