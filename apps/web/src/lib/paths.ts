import {
  listingPagePath,
  loginPath,
  messagesPagePath,
  pagePaths as at,
  registerPath,
  searchPagePath,
  sellerPagePath,
} from '@porchlight/domain';

const fixed = <Path extends string>(path: Path) => ({ path, href: (): Path => path });
/** Every address of the app: the pattern for the route table, and how to write a link to it. */
export const paths = {
  home: fixed(at.home),
  categories: fixed(at.categories),
  listings: { path: at.listings, href: searchPagePath },
  listing: { path: `${at.listings}/:id`, href: listingPagePath },
  editListing: {
    path: `${at.listings}/:id/edit`,
    href: (id: string): string => `${listingPagePath(id)}/edit`,
  },
  seller: { path: '/sellers/:id', href: sellerPagePath },
  createListing: {
    path: at.createListing,
    /** Begins with the words and photos of one's own listing `from`. */
    href: (from?: string): string =>
      from === undefined ? at.createListing : `${at.createListing}?${new URLSearchParams({ from })}`,
  },
  search: fixed(at.search),
  dashboard: fixed(at.dashboard),
  myListings: fixed(at.myListings),
  myListingsAlias: fixed(at.myListingsAlias),
  favorites: fixed(at.favorites),
  profile: fixed(at.profile),
  messages: { path: at.messages, href: messagesPagePath },
  /** `returnTo` is path plus query of this site; anything else is dropped. */
  login: { path: at.login, href: loginPath },
  register: { path: at.register, href: registerPath },
  forgotPassword: fixed(at.forgotPassword),
  resetPassword: fixed(at.resetPassword),
  confirmEmail: fixed(at.confirmEmail),
  unsubscribe: fixed(at.unsubscribe),
  safety: fixed(at.safety),
  rules: fixed(at.rules),
  help: fixed(at.help),
  contact: fixed(at.contact),
  report: {
    path: at.report,
    /** Prefills what the report is about; sent, it leads back to `returnTo`, path plus query of this site. */
    href: (about: { listing?: string; user?: string; returnTo?: string } = {}): string => {
      const query = new URLSearchParams(about).toString();
      return query === '' ? at.report : `${at.report}?${query}`;
    },
  },
  privacy: fixed(at.privacy),
  terms: fixed(at.terms),
  cookies: fixed(at.cookies),
} as const;
