import { searchToParams } from '../search/listingsParams.ts';
import type { ListingsSearch } from '../search/listingsQuery.ts';

/** Paths of the site's pages. Pages of one listing or seller have functions. */
export const pagePaths = {
  home: '/',
  categories: '/categories',
  listings: '/listings',
  search: '/search',
  createListing: '/create-listing',
  dashboard: '/dashboard',
  myListings: '/dashboard/my-listings',
  /** An old path of `myListings` that keeps working. */
  myListingsAlias: '/my-listings',
  favorites: '/dashboard/favorites',
  profile: '/profile',
  messages: '/messages',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  unsubscribe: '/unsubscribe',
  safety: '/safety',
  rules: '/rules',
  help: '/help',
  contact: '/contact',
  report: '/report',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  accessibility: '/accessibility',
  /** The moderation dashboard and all its pages. */
  desk: '/admin',
} as const;

export type PageName = keyof typeof pagePaths;

/**
 * The kind of each page, so that a new one is not missing in the sitemap, the descriptions or the checks of every
 * page: `data` shows listings, `written` is static text, `form` leads to `data`, `entry` is sign-in and registration,
 * `link` is opened from an email, `own` is a user's, `moderation` a moderator's.
 */
export const pageKinds = {
  home: 'data',
  categories: 'data',
  listings: 'data',
  search: 'form',
  createListing: 'own',
  dashboard: 'own',
  myListings: 'own',
  myListingsAlias: 'own',
  favorites: 'own',
  profile: 'own',
  messages: 'own',
  login: 'entry',
  register: 'entry',
  forgotPassword: 'entry',
  resetPassword: 'link',
  confirmEmail: 'link',
  unsubscribe: 'link',
  safety: 'written',
  rules: 'written',
  help: 'written',
  contact: 'written',
  report: 'written',
  privacy: 'written',
  terms: 'written',
  cookies: 'written',
  accessibility: 'written',
  desk: 'moderation',
} as const satisfies Record<PageName, 'data' | 'written' | 'form' | 'entry' | 'link' | 'own' | 'moderation'>;

export type PageKind = (typeof pageKinds)[PageName];

/** The names of the pages of a kind. */
export type PageOf<Kind extends PageKind> = {
  [Name in PageName]: (typeof pageKinds)[Name] extends Kind ? Name : never;
}[PageName];

/** The paths of the pages of some kinds, in the order of `pagePaths`. */
export const pathsOf = (...kinds: readonly PageKind[]): string[] =>
  (Object.keys(pagePaths) as PageName[])
    .filter((name) => kinds.includes(pageKinds[name]))
    .map((name) => pagePaths[name]);

export const listingPagePath = (id: string): string => `${pagePaths.listings}/${encodeURIComponent(id)}`;

export const editListingPath = (id: string): string => `${listingPagePath(id)}/edit`;

export const sellerPagePath = (id: string): string => `/sellers/${encodeURIComponent(id)}`;

/** The path of the messages page; the pair of listing and other user opens their conversation. */
export const messagesPagePath = (conversation?: { listingId: string; otherUserId: string }): string =>
  conversation === undefined
    ? pagePaths.messages
    : `${pagePaths.messages}?${new URLSearchParams({ listing: conversation.listingId, with: conversation.otherUserId })}`;

/** The path of My listings that renews this listing when opened. */
export const renewPath = (id: string): string => `${pagePaths.myListings}?renew=${encodeURIComponent(id)}`;

export function searchPagePath(search: Partial<ListingsSearch> = {}): string {
  const query = searchToParams(search).toString();
  return query === '' ? pagePaths.listings : `${pagePaths.listings}?${query}`;
}
