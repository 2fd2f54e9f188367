import { isOwner, type Listing, type ListingInput, listingCounts, limits, texts } from '@porchlight/domain';
import { http, type HttpHandler } from 'msw';

import { at, broken, data, failure, never, nothing, queryOf, senderOf } from '../answers.ts';
import { mockNow, model, paged, searchListings, withoutContact } from '../model.ts';

const missing = () => failure(404, texts.listing.notFoundTitle, 'not_found');
const unauthorised = () => failure(401, texts.errors.signInNeeded, 'unauthorized');
const forbidden = () => failure(403, texts.errors.notAllowed, 'forbidden');

const find = (id: unknown): Listing | undefined => model().listings.find((listing) => listing.id === id);

function fill(listing: Listing, input: ListingInput): void {
  const world = model();
  const { contact_phone: phone = null, ...fields } = input;
  const group = world.categories.find(({ subCategories }) =>
    subCategories.some(({ id }) => id === input.category_id),
  );
  const category = group?.subCategories.find(({ id }) => id === input.category_id);
  Object.assign(listing, fields, { contact_phone: phone });
  listing.category = category === undefined ? null : { ...category, icon: group?.icon ?? '' };
}

/** Answers an owner's request about a listing, or says why not. */
function asOwner(request: Request, id: unknown, answer: (listing: Listing) => Response): Response {
  const sender = senderOf(model(), request);
  const listing = find(id);
  if (sender === undefined) return unauthorised();
  if (listing === undefined) return missing();
  return isOwner(listing, sender) ? answer(listing) : forbidden();
}

const publicList = (request: Request): Response => {
  const { items, pagination } = paged(
    searchListings(model(), queryOf(request)).map(withoutContact),
    queryOf(request),
    limits.pageSizeDefault,
  );
  return data({ listings: items, pagination });
};

const ok: HttpHandler[] = [
  http.get(at('/listings/recent'), ({ request }) => {
    const limit = Number(queryOf(request).get('limit') ?? limits.recentListings);
    return data(searchListings(model(), new URLSearchParams()).slice(0, limit).map(withoutContact));
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
  http.get(at('/listings'), ({ request }) => publicList(request)),
  http.get(at('/listings/:id'), ({ params, request }) => {
    const listing = find(params['id']);
    if (listing === undefined) return missing();
    return data(isOwner(listing, senderOf(model(), request)) ? listing : withoutContact(listing));
  }),
  http.get(at('/user/listings'), ({ request }) => {
    const sender = senderOf(model(), request);
    if (sender === undefined) return unauthorised();
    const query = queryOf(request);
    const status = query.get('status');
    const own = model().listings.filter((listing) => isOwner(listing, sender));
    const wanted = own
      .filter((listing) => status === null || listing.status === status)
      .toSorted((a, b) => b.created_at.localeCompare(a.created_at));
    const { items, pagination } = paged(wanted, query, limits.pageSizeDefault);
    return data({ listings: items, pagination, counts: listingCounts(own) });
  }),
  http.post(at('/listings'), async ({ request }) => {
    const sender = senderOf(model(), request);
    if (sender === undefined) return unauthorised();
    const input = (await request.json()) as ListingInput;
    const { id: userId, name, verified, created_at: since } = sender;
    const listing: Listing = {
      ...input,
      id: model().nextId('listing'),
      canonical_location: null,
      category: null,
      status: 'active',
      featured: false,
      view_count: 0,
      created_at: mockNow,
      images: [],
      user: { id: userId, name, verified, created_at: since, avatar: null },
      user_id: userId,
    };
    fill(listing, input);
    model().listings.unshift(listing);
    return data(listing, 201);
  }),
  http.put(at('/listings/:id'), async ({ params, request }) => {
    const input = (await request.clone().json()) as ListingInput;
    return asOwner(request, params['id'], (listing) => {
      fill(listing, input);
      return data(listing);
    });
  }),
  http.patch(at('/listings/:id/status'), ({ params, request }) =>
    asOwner(request, params['id'], (listing) => {
      if (listing.status !== 'active') return failure(422, texts.errors.notAllowed, 'invalid_transition');
      listing.status = 'sold';
      return data(listing);
    }),
  ),
  http.post(at('/listings/:id/bump'), ({ params, request }) =>
    asOwner(request, params['id'], (listing) => {
      listing.created_at = mockNow;
      return data(listing);
    }),
  ),
  http.delete(at('/listings/:id'), ({ params, request }) =>
    asOwner(request, params['id'], (listing) => {
      const world = model();
      world.listings = world.listings.filter(({ id }) => id !== listing.id);
      return nothing();
    }),
  ),
  http.post(at('/listings/:id/view'), ({ params }) => {
    const listing = find(params['id']);
    if (listing === undefined) return missing();
    listing.view_count += 1;
    return data({ view_count: listing.view_count });
  }),
  http.get(at('/categories/:id/listings'), ({ params, request }) => {
    const query = queryOf(request);
    query.set('category_id', String(params['id']));
    const found = searchListings(model(), query)
      .filter(({ id }) => id !== query.get('exclude'))
      .map(withoutContact);
    const { items, pagination } = paged(found, query, limits.pageSizeDefault);
    return data({ listings: items, pagination });
  }),
];

/** The listings calls: browsing, one's own, and everything done to one listing. */
export const listings = {
  ok,
  /** Nothing is for sale anywhere. */
  empty: [
    http.get(at('/listings'), ({ request }) => {
      const { items, pagination } = paged<Listing>([], queryOf(request), limits.pageSizeDefault);
      return data({ listings: items, pagination });
    }),
  ],
  failing: [http.get(at('/listings'), broken)],
  pending: [http.get(at('/listings'), never)],
};

/** One listing's own page. */
export const listing = {
  missing: [http.get(at('/listings/:id'), missing)],
  failing: [http.get(at('/listings/:id'), broken)],
  pending: [http.get(at('/listings/:id'), never)],
  /** The related listings do not load. */
  unrelated: [http.get(at('/categories/:id/listings'), broken)],
  /** The view is not counted. */
  uncounted: [http.post(at('/listings/:id/view'), broken)],
};

/** The signed-in person's own listings. */
export const ownListings = {
  empty: [
    http.get(at('/user/listings'), ({ request }) => {
      const { items, pagination } = paged<Listing>([], queryOf(request), limits.pageSizeDefault);
      return data({ listings: items, pagination, counts: listingCounts([]) });
    }),
  ],
  failing: [http.get(at('/user/listings'), broken)],
  pending: [http.get(at('/user/listings'), never)],
};
