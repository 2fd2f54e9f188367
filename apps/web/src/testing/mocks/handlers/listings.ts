import {
  isOwner,
  type Listing,
  listingCounts,
  type ListingsQuery,
  type ListingSort,
  limits,
  pageOf,
  paginationOf,
  readCursor,
  readListingsQuery,
  readPageQuery,
  sameId,
  sentences,
  type SellerName,
  statusAllows,
  texts,
  toCents,
  writeCursor,
} from '@porchlight/domain';
import { http, HttpResponse, type HttpHandler } from 'msw';

import { at, broken, data, failure, never, queryOf, somebodyElsesPage } from '../answers.ts';
import { accepted, listingMissing, listingOf, signedIn } from '../asking.ts';
import { worldFor } from '../blocks.ts';
import { model, phonesShown, publicListing } from '../model.ts';
import { areaOf, mapOf } from '../map.ts';
import { choiceCounts, milesFrom, placeNear, searchCorrected, searchListings } from '../search.ts';
import { senderOf } from '../sessions.ts';
import { changes } from './listingChanges.ts';

const queryIn = (params: URLSearchParams): ListingsQuery => accepted(readListingsQuery(params));

/** Sort keys, as in the server's cursors. */
const keyOf: Record<ListingSort, (listing: Listing) => number | string> = {
  date: ({ created_at: at }) => Date.parse(at) * 1000,
  relevance: ({ created_at: at }) => Date.parse(at) * 1000,
  price: ({ price }) => toCents(price ?? 0),
  title: ({ title }) => title,
  distance: ({ created_at: at }) => `0 ${Date.parse(at) * 1000}`,
};

/** Names of existing users. */
const namesOf = (ids: readonly string[]): SellerName[] =>
  ids.flatMap((id) =>
    model()
      .users.filter((user) => sameId(user.id, id))
      .map(({ id: known, name }) => ({ id: known, name })),
  );

/**
 * One page of listings, as the public sees them. Only a limited number is counted; cursors continue beyond.
 */
function answer(listings: readonly Listing[], query: ListingsQuery, corrected?: string): Response {
  const { sort, order, limit } = query;
  const from = placeNear(model(), query.near);
  const shown = (listing: Listing): Listing => ({
    ...publicListing(listing),
    ...(from !== undefined && { distance_miles: Math.round(milesFrom(model(), listing, from)) }),
  });
  const cursor = readCursor(query, query.cursor);
  const anchorOf = ({ id, created_at: at }: Listing): string => `${Date.parse(at)}-${id}`;
  const isNewestFirst = cursor === undefined && sort === 'date' && order === 'desc';
  // Listings newer than the anchor are omitted.
  const begin = isNewestFirst ? listings.findIndex((listing) => anchorOf(listing) === query.anchor) : 0;
  const list = listings.slice(Math.max(0, begin));
  const page = cursor?.page ?? query.page;
  const counted = Math.min(list.length, limits.listingsCounted);
  const numbers = paginationOf({ page, limit, total: counted });

  const named = list.findIndex(({ id }) => id === cursor?.id);
  let start = (page - 1) * limit;
  if (cursor !== undefined) start = cursor.side === 'after' ? named + 1 : Math.max(0, named - limit);
  else if (page > numbers.total_pages) start = list.length;
  const end = cursor?.side === 'before' ? named : start + limit;
  const items = list.slice(start, end);
  const cursorTo = (page: number, side: 'after' | 'before', listing: Listing): string =>
    writeCursor(query, { page, side, key: keyOf[sort](listing), id: listing.id });
  const [first] = items;
  const last = items.at(-1);
  const hasNext = end < list.length;
  const seen = cursor === undefined ? counted : Math.max(counted, (page - 1) * limit + items.length);
  const isExact = seen >= list.length;
  return data({
    listings: items.map(shown),
    ...(from !== undefined && { near: from.formatted }),
    ...(query.withoutSellers.length > 0 && { without_sellers: namesOf(query.withoutSellers) }),
    ...(corrected !== undefined && { corrected_query: corrected }),
    pagination: {
      ...paginationOf({ page, limit, total: seen }),
      ...(isExact ? {} : { total_is_exact: false }),
      has_next: hasNext,
      ...(isNewestFirst && list[0] !== undefined && { anchor: anchorOf(list[0]) }),
      ...(hasNext &&
        last !== undefined &&
        (sort !== 'relevance' || !isExact) && { next_cursor: cursorTo(page + 1, 'after', last) }),
      ...(cursor !== undefined &&
        page > 1 &&
        first !== undefined && { prev_cursor: cursorTo(page - 1, 'before', first) }),
    },
  });
}

const viewerOf = (request: Request) => senderOf(model(), request)?.user;

function find(query: ListingsQuery, request: Request): Response {
  const { listings, corrected } = searchCorrected(worldFor(viewerOf(request)), query);
  return answer(listings, query, corrected);
}

const ok: HttpHandler[] = [
  http.get(at('/listings/recent'), ({ request }) => {
    const newest = searchListings(worldFor(viewerOf(request)), queryIn(new URLSearchParams()));
    const page = readPageQuery(queryOf(request), limits.recentListings);
    return data(pageOf(newest, page).items.map(publicListing));
  }),
  http.get(at('/listings/stats'), () => {
    const { listings } = worldFor(undefined);
    const counts = listingCounts(listings);
    return data({
      total_listings: counts.all,
      active_listings: counts.active,
      reserved_listings: counts.reserved,
      sold_listings: counts.sold,
      expired_listings: counts.expired,
      total_views: listings.reduce((sum, { view_count: views }) => sum + views, 0),
    });
  }),
  http.get(at('/listings'), ({ request }) => find(queryIn(queryOf(request)), request)),
  http.get(at('/listings/counts'), ({ request }) =>
    data(choiceCounts(worldFor(viewerOf(request)), queryIn(queryOf(request)))),
  ),
  http.get(at('/listings/map'), ({ request }) =>
    data(
      mapOf(
        worldFor(viewerOf(request)),
        queryIn(queryOf(request)),
        Number(queryOf(request).get('cells') ?? 8),
      ),
    ),
  ),
  http.get(at('/listings/:id/area'), ({ params, request }) =>
    data(areaOf(model(), listingOf(params['id'], viewerOf(request)))),
  ),
  http.get(at('/listings/:id'), ({ params, request }) => {
    const viewer = viewerOf(request);
    const listing = listingOf(params['id'], viewer);
    const from = placeNear(model(), queryOf(request).get('near') ?? '');
    return data({
      ...(isOwner(listing, viewer) ? listing : publicListing(listing)),
      ...(from !== undefined && { distance_miles: Math.round(milesFrom(model(), listing, from)) }),
    });
  }),
  http.post(at('/listings/:id/view'), ({ params, request }) => {
    const user = viewerOf(request);
    const listing = listingOf(params['id'], user);
    const visitor = `${listing.id} ${user?.id ?? request.headers.get('user-agent')}`;
    const { viewed } = model();
    if (!isOwner(listing, user) && !viewed.has(visitor)) listing.view_count += 1;
    viewed.add(visitor);
    return data({ view_count: listing.view_count });
  }),
  http.post(at('/listings/:id/phone'), ({ params, request }) => {
    const user = signedIn(request);
    const listing = listingOf(params['id'], user);
    const { contact_phone: phone } = listing;
    const isOwn = isOwner(listing, user);
    if (phone == null || !(isOwn || listing.show_phone === true))
      return failure(404, texts.listing.noPhone, 'not_found');
    if (isOwn) return data({ phone });
    if (!statusAllows(listing.status, 'message')) return failure(409, texts.messages.notActive, 'not_active');
    const { phones } = model();
    phones.set(listing.id, (phones.get(listing.id) ?? new Set()).add(user.id));
    listing.phone_shown = phonesShown(listing.id);
    return data({ phone });
  }),
  http.get(at('/categories/:id/listings'), ({ params, request }) =>
    find({ ...queryIn(queryOf(request)), category: String(params['id']) }, request),
  ),
  ...changes,
];

/** Listing calls: browsing, own listings, and everything about one listing. */
export const listings = {
  ok,
  /** No listings at all. */
  empty: [http.get(at('/listings'), ({ request }) => answer([], queryIn(queryOf(request))))],
  /** More than are counted. */
  many: [
    http.get(at('/listings'), ({ request }) => {
      const query = queryIn(queryOf(request));
      const found = searchListings(model(), query);
      const copies = Array.from({ length: limits.listingsCounted + 30 }, (_, n) => ({
        ...(found[n % found.length] as Listing),
        id: `listing-copy-${n}`,
      }));
      return answer(copies, query);
    }),
  ],
  /** The map fails. */
  unmapped: [http.get(at('/listings/map'), broken)],
  /** The counts of choices fail. */
  choicesUncounted: [http.get(at('/listings/counts'), broken)],
  failing: [http.get(at('/listings'), broken)],
  pending: [http.get(at('/listings'), never)],
};

/** One listing's page. */
export const listing = {
  missing: [http.get(at('/listings/:id'), listingMissing)],
  failing: [http.get(at('/listings/:id'), broken)],
  unreadable: [http.get(at('/listings/:id'), somebodyElsesPage)],
  unreachable: [http.get(at('/listings/:id'), () => HttpResponse.error())],
  /** A deleted listing. */
  gone: [http.get(at('/listings/:id'), () => failure(410, 'Gone.', 'gone'))],
  pending: [http.get(at('/listings/:id'), never)],
  /** Related listings fail to load. */
  unrelated: [http.get(at('/categories/:id/listings'), broken)],
  /** Counting a view fails. */
  uncounted: [http.post(at('/listings/:id/view'), broken)],
  /** The phone number is unavailable: failed, over the limit, or still loading. */
  unshown: [http.post(at('/listings/:id/phone'), broken)],
  overLimit: [
    http.post(at('/listings/:id/phone'), () => failure(429, sentences.tooManyAttempts(1800), 'rate_limited')),
  ],
  showing: [http.post(at('/listings/:id/phone'), never)],
};
