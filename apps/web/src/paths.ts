import { type ListingsSearch, loginPath, registerPath, searchToParams } from '@porchlight/domain';

const fixed = <Path extends string>(path: Path) => ({ path, href: (): Path => path });
/** Every address of the app: the pattern for the route table, and how to write a link to it. */
export const paths = {
  home: fixed('/'),
  categories: fixed('/categories'),
  listings: {
    path: '/listings',
    href: (search: Partial<ListingsSearch> = {}): string => {
      const query = searchToParams(search).toString();
      return query === '' ? '/listings' : `/listings?${query}`;
    },
  },
  listing: { path: '/listings/:id', href: (id: string): string => `/listings/${encodeURIComponent(id)}` },
  editListing: {
    path: '/listings/:id/edit',
    href: (id: string): string => `/listings/${encodeURIComponent(id)}/edit`,
  },
  createListing: fixed('/create-listing'),
  search: fixed('/search'),
  dashboard: fixed('/dashboard'),
  myListings: fixed('/dashboard/my-listings'),
  /** An old address of `myListings` that keeps working. */
  myListingsAlias: fixed('/my-listings'),
  favorites: fixed('/dashboard/favorites'),
  profile: fixed('/profile'),
  messages: {
    path: '/messages',
    /** The pair of listing and other person opens their conversation. */
    href: (conversation?: { listingId: string; otherUserId: string }): string =>
      conversation === undefined
        ? '/messages'
        : `/messages?${new URLSearchParams({ listing: conversation.listingId, with: conversation.otherUserId }).toString()}`,
  },
  /** `returnTo` is path plus query of this site; anything else is dropped. */
  login: { path: '/login', href: loginPath },
  register: { path: '/register', href: registerPath },
  forgotPassword: fixed('/forgot-password'),
  resetPassword: fixed('/reset-password'),
  safety: fixed('/safety'),
  help: fixed('/help'),
  contact: fixed('/contact'),
  report: {
    path: '/report',
    /** Prefills what the report is about. */
    href: (about: { listing?: string; user?: string } = {}): string => {
      const query = new URLSearchParams(about).toString();
      return query === '' ? '/report' : `/report?${query}`;
    },
  },
  privacy: fixed('/privacy'),
  terms: fixed('/terms'),
  cookies: fixed('/cookies'),
} as const;
