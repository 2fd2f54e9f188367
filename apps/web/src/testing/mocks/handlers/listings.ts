import {
  isOwner,
  type Listing,
  listingCounts,
  type ListingsQuery,
  limits,
  pageOf,
  type Pagination,
  readListingsQuery,
  readPageQuery,
} from '@porchlight/domain';
import { http, HttpResponse, type HttpHandler } from 'msw';

import { at, broken, data, failure, never, queryOf, somebodyElsesPage } from '../answers.ts';
import { accepted, listingMissing, listingOf } from '../asking.ts';
import { model, publicListing } from '../model.ts';
import { searchListings } from '../search.ts';
import { senderOf } from '../sessions.ts';
import { changes } from './listingChanges.ts';

const queryIn = (params: URLSearchParams): ListingsQuery => accepted(readListingsQuery(params));

/** One page of listings, as everyone may see them. */
function answer(listings: readonly Listing[], query: ListingsQuery): Response {
  if (query.sort !== 'date' || query.order !== 'desc') return answerPage(listings, query);
  const anchorOf = ({ id, created_at: at }: Listing): string => `${Date.parse(at)}-${id}`;
  // Whatever is newer than the listing that the first page began with is left out.
  const begin = Math.max(
    0,
    listings.findIndex((listing) => anchorOf(listing) === query.anchor),
  );
  const [first] = listings.slice(begin);
  return answerPage(listings.slice(begin), query, first === undefined ? {} : { anchor: anchorOf(first) });
}

function answerPage(
  listings: readonly Listing[],
  query: ListingsQuery,
  more: Pick<Pagination, 'anchor'> = {},
): Response {
  const { items, pagination } = pageOf(listings, query);
  return data({ listings: items.map(publicListing), pagination: { ...pagination, ...more } });
}

const ok: HttpHandler[] = [
  http.get(at('/listings/recent'), ({ request }) => {
    const newest = searchListings(model(), queryIn(new URLSearchParams()));
    const page = readPageQuery(queryOf(request), limits.recentListings);
    return data(pageOf(newest, page).items.map(publicListing));
  }),
  http.get(at('/listings/stats'), () => {
    const { listings } = model();
    const counts = listingCounts(listings);
    return data({
      total_listings: counts.all,
      active_listings: counts.active,
      sold_listings: counts.sold,
      expired_listings: counts.expired,
      total_views: listings.reduce((sum, { view_count: views }) => sum + views, 0),
    });
  }),
  http.get(at('/listings'), ({ request }) => {
    const query = queryIn(queryOf(request));
    return answer(searchListings(model(), query), query);
  }),
  http.get(at('/listings/:id'), ({ params, request }) => {
    const listing = listingOf(params['id']);
    return data(isOwner(listing, senderOf(model(), request)?.user) ? listing : publicListing(listing));
  }),
  http.post(at('/listings/:id/view'), ({ params, request }) => {
    const listing = listingOf(params['id']);
    const user = senderOf(model(), request)?.user;
    const visitor = `${listing.id} ${user?.id ?? request.headers.get('user-agent')}`;
    const { viewed } = model();
    if (!isOwner(listing, user) && !viewed.has(visitor)) listing.view_count += 1;
    viewed.add(visitor);
    return data({ view_count: listing.view_count });
  }),
  http.get(at('/categories/:id/listings'), ({ params, request }) => {
    const query = { ...queryIn(queryOf(request)), category: String(params['id']) };
    return answer(searchListings(model(), query), query);
  }),
  ...changes,
];

/** The listings calls: browsing, one's own, and everything done to one listing. */
export const listings = {
  ok,
  /** Nothing is for sale anywhere. */
  empty: [http.get(at('/listings'), ({ request }) => answer([], queryIn(queryOf(request))))],
  failing: [http.get(at('/listings'), broken)],
  pending: [http.get(at('/listings'), never)],
};

/** One listing's own page. */
export const listing = {
  missing: [http.get(at('/listings/:id'), listingMissing)],
  failing: [http.get(at('/listings/:id'), broken)],
  unreadable: [http.get(at('/listings/:id'), somebodyElsesPage)],
  unreachable: [http.get(at('/listings/:id'), () => HttpResponse.error())],
  /** It was there once, and the server says so. */
  gone: [http.get(at('/listings/:id'), () => failure(410, 'Gone.', 'gone'))],
  pending: [http.get(at('/listings/:id'), never)],
  /** The related listings do not load. */
  unrelated: [http.get(at('/categories/:id/listings'), broken)],
  /** The view is not counted. */
  uncounted: [http.post(at('/listings/:id/view'), broken)],
};
