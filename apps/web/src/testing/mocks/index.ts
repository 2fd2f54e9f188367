import { account } from './handlers/account.ts';
import { blocks } from './handlers/blocks.ts';
import { categories, categoryStats } from './handlers/categories.ts';
import { desk } from './handlers/desk.ts';
import { exports } from './handlers/exports.ts';
import { favorites } from './handlers/favorites.ts';
import { images } from './handlers/images.ts';
import { leaving } from './handlers/leaving.ts';
import { listings } from './handlers/listings.ts';
import { messages } from './handlers/messages.ts';
import { numbers } from './handlers/numbers.ts';
import { notifications } from './handlers/notifications.ts';
import { offers } from './handlers/offers.ts';
import { profile } from './handlers/profile.ts';
import { sellers } from './handlers/sellers.ts';
import { sessions } from './handlers/sessions.ts';
import { searchSuggestions } from './handlers/search.ts';
import { geo, support } from './handlers/support.ts';

export { at, broken, brokenUntilMended, failure, invalid, never } from './answers.ts';
export * from './fixtures/index.ts';
export { account } from './handlers/account.ts';
export { blocks } from './handlers/blocks.ts';
export { categories, categoryStats, offline } from './handlers/categories.ts';
export { desk } from './handlers/desk.ts';
export { exports } from './handlers/exports.ts';
export { favorites } from './handlers/favorites.ts';
export { images } from './handlers/images.ts';
export { leaving } from './handlers/leaving.ts';
export { myListings, publishing } from './handlers/listingChanges.ts';
export { lives } from './handlers/listingLife.ts';
export { listing, listings } from './handlers/listings.ts';
export { messages } from './handlers/messages.ts';
export { notifications } from './handlers/notifications.ts';
export { numbers } from './handlers/numbers.ts';
export { offers } from './handlers/offers.ts';
export { profile } from './handlers/profile.ts';
export { sellers } from './handlers/sellers.ts';
export { sessions } from './handlers/sessions.ts';
export { searchSuggestions } from './handlers/search.ts';
export { geo, support } from './handlers/support.ts';
export { model } from './model.ts';

/** Every API call, all successful. */
export const everything = [
  ...categoryStats.ok,
  ...categories.ok,
  ...listings.ok,
  ...account.ok,
  ...blocks.ok,
  ...desk.ok,
  ...exports.ok,
  ...favorites.ok,
  ...images.ok,
  ...leaving.ok,
  ...messages.ok,
  ...notifications.ok,
  ...numbers.ok,
  ...offers.ok,
  ...profile.ok,
  ...sellers.ok,
  ...sessions.ok,
  ...searchSuggestions.ok,
  ...geo.ok,
  ...support.ok,
];
