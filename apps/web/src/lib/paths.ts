import {
  editListingPath,
  listingPagePath,
  loginPath,
  messagesPagePath,
  pagePaths as at,
  registerPath,
  searchPagePath,
  sellerPagePath,
} from '@porchlight/domain';

/** A path with a query string, if there is one. */
const withQuery = (path: string, query: object): string => {
  const text = new URLSearchParams({ ...query }).toString();
  return text === '' ? path : `${path}?${text}`;
};

/** The subject in the address of the report form. */
export interface ReportQuery {
  /** The listing's id. */
  listing?: string;
  /** The reported user's id, where there is no listing. */
  person?: string;
  /** Their name. */
  user?: string;
  /** Id of the message. */
  message?: string;
  returnTo?: string;
}

const fixed = <Path extends string>(path: Path) => ({ path, href: (): Path => path });
/** Every address of the app: the pattern for the route table, and a function for links. */
export const paths = {
  home: fixed(at.home),
  categories: fixed(at.categories),
  listings: { path: at.listings, href: searchPagePath },
  listing: { path: `${at.listings}/:id`, href: listingPagePath },
  editListing: {
    path: `${at.listings}/:id/edit`,
    /** `field` gets the focus. */
    href: (id: string, field?: 'price'): string =>
      `${editListingPath(id)}${field === undefined ? '' : `#${field}`}`,
  },
  seller: { path: '/sellers/:id', href: sellerPagePath },
  createListing: {
    path: at.createListing,
    /** `from` is an own listing to copy text and photos from. */
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
    /** Prefills the reported subject; sending leads back to `returnTo`, path plus query of this site. */
    href: (about: ReportQuery = {}): string => withQuery(at.report, about),
  },
  privacy: fixed(at.privacy),
  terms: fixed(at.terms),
  cookies: fixed(at.cookies),
  accessibility: fixed(at.accessibility),
  desk: {
    path: at.desk,
    /** The queue of open or decided cases. */
    href: (query: { state?: string; page?: string } = {}): string => withQuery(at.desk, query),
  },
  deskCase: {
    path: `${at.desk}/cases/:id`,
    href: (id: string): string => `${at.desk}/cases/${encodeURIComponent(id)}`,
  },
  deskLog: {
    path: `${at.desk}/log`,
    href: (query: { by?: string; action?: string; page?: string } = {}): string =>
      withQuery(`${at.desk}/log`, query),
  },
  deskModerators: fixed(`${at.desk}/moderators`),
} as const;
