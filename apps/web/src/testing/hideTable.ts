import { model } from './mocks/model.ts';

/** Hides Ana's table, as a moderator does. */
export function hideTable(): void {
  const table = model().listings.find(({ id }) => id === 'listing-01');
  if (table === undefined) throw new Error('no table');
  table.hidden = { reason: 'misleading', words: 'The chairs are not in the photos.' };
}
