import type { Texts } from '../language/wording.ts';
import type * as english from './index.ts';
import * as attempts from './attempts.words.es.ts';
import * as auth from './auth.words.es.ts';
import * as blocks from './blocks.words.es.ts';
import * as categories from './categories.words.es.ts';
import * as categoryNames from './categoryNames.words.es.ts';
import * as common from './common.words.es.ts';
import * as contact from './contact.words.es.ts';
import * as contactSeller from './contactSeller.words.es.ts';
import * as cookies from './cookies.words.es.ts';
import * as dashboard from './dashboard.words.es.ts';
import * as devices from './devices.words.es.ts';
import * as errors from './errors.words.es.ts';
import * as favorites from './favorites.words.es.ts';
import * as fields from './fields.words.es.ts';
import * as help from './help.words.es.ts';
import * as home from './home.words.es.ts';
import * as images from './images.words.es.ts';
import * as listing from './listing.words.es.ts';
import * as listingForm from './listingForm.words.es.ts';
import * as listings from './listings.words.es.ts';
import * as location from './location.words.es.ts';
import * as messages from './messages.words.es.ts';
import * as moderation from './moderation.words.es.ts';
import * as myListings from './myListings.words.es.ts';
import * as navigation from './navigation.words.es.ts';
import * as notifications from './notifications.words.es.ts';
import * as offers from './offers.words.es.ts';
import * as profile from './profile.words.es.ts';
import * as refusals from './refusals.words.es.ts';
import * as report from './report.words.es.ts';

/** Names in a catalog that the English one does not have. */
type Extra<Own, English> = {
  [Name in keyof Own]: Name extends keyof English
    ? Own[Name] extends string | readonly unknown[] | ((...given: never) => string)
      ? never
      : Extra<Own[Name], English[Name]>
    : Name;
}[keyof Own];

const own = {
  attempts,
  auth,
  blocks,
  categories,
  categoryNames,
  common,
  contact,
  contactSeller,
  cookies,
  dashboard,
  devices,
  errors,
  favorites,
  fields,
  help,
  home,
  images,
  listing,
  listingForm,
  listings,
  location,
  messages,
  moderation,
  myListings,
  navigation,
  notifications,
  offers,
  profile,
  refusals,
  report,
};

/**
 * All texts in Spanish, for the server, which writes in several languages. The web app is built once per language and
 * never imports this. A missing, an extra or a wrongly typed text does not compile.
 */
export const spanish: [Extra<typeof own, typeof english>] extends [never] ? Texts : never = own;
