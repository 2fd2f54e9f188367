import {
  checkInput,
  isOwner,
  type Listing,
  listingCounts,
  listingInputSchema,
  limits,
  pageOf,
  readMyListingsQuery,
  statusAllows,
  texts,
} from '@porchlight/domain';
import { http, type HttpHandler } from 'msw';

import { at, broken, data, failure, invalid, never, nothing, queryOf } from '../answers.ts';
import { accepted, bodyOf, once, myListing, signedIn } from '../asking.ts';
import { model, now } from '../model.ts';
import { inOrder } from '../search.ts';

type Form = Omit<Listing, 'id' | 'status' | 'featured' | 'view_count' | 'created_at' | 'images'>;

/** What a form makes of a listing. The text of the place it has may stay. */
function formOf(body: unknown, before?: Listing): Form {
  const { contact_phone: phone = null, ...fields } = accepted(checkInput(listingInputSchema, body));
  const { categories, places } = model();
  const group = categories.find(({ subCategories }) =>
    subCategories.some(({ id }) => id === fields.category_id),
  );
  const category = group?.subCategories.find(({ id }) => id === fields.category_id);
  const place =
    fields.location === before?.location ? before.canonical_location : places.get(fields.location);
  const errors = {
    ...(category === undefined && { category_id: [texts.listingForm.categoryRequired] }),
    ...(place == null && { location: [texts.listingForm.locationInvalid] }),
  };
  if (group === undefined || category === undefined || place == null) throw invalid(errors);
  return {
    ...fields,
    contact_phone: phone,
    canonical_location: place,
    category: { ...category, icon: group.icon },
  };
}

const onlySold = () => invalid({ status: ['Only an active listing can be marked as sold.'] });

/** One's own listings, and everything that a person does with them. */
export const changes: HttpHandler[] = [
  http.get(at('/user/listings'), ({ request }) => {
    const user = signedIn(request);
    const query = accepted(readMyListingsQuery(queryOf(request)));
    const own = inOrder(
      query,
      model().listings.filter((listing) => isOwner(listing, user)),
    );
    const wanted = own.filter((listing) => query.status === 'all' || listing.status === query.status);
    const { items, pagination } = pageOf(wanted, query);
    return data({ listings: items, pagination, counts: listingCounts(own) });
  }),
  http.post(at('/listings'), async ({ request }) => {
    const { id: userId, name, verified, created_at: since } = signedIn(request);
    const form = formOf(await bodyOf(request));
    return once(request, userId, form, () => {
      const listing: Listing = {
        ...form,
        id: model().nextId('listing'),
        status: 'active',
        featured: false,
        view_count: 0,
        created_at: now(),
        images: [],
        user: { id: userId, name, verified, created_at: since, avatar: null },
        user_id: userId,
      };
      model().listings.unshift(listing);
      return data(listing, 201);
    });
  }),
  http.put(at('/listings/:id'), async ({ params, request }) => {
    const listing = myListing(request, params['id']);
    return data(Object.assign(listing, formOf(await bodyOf(request), listing), { updated_at: now() }));
  }),
  http.patch(at('/listings/:id/status'), async ({ params, request }) => {
    const listing = myListing(request, params['id']);
    const { status } = await bodyOf(request);
    if (status !== 'sold' || (listing.status !== 'sold' && !statusAllows(listing.status, 'markSold')))
      return onlySold();
    listing.status = 'sold';
    return data(listing);
  }),
  http.post(at('/listings/:id/bump'), ({ params, request }) => {
    const listing = myListing(request, params['id']);
    const { bumped } = model();
    if (!statusAllows(listing.status, 'bump')) return failure(409, texts.messages.notActive, 'not_active');
    if (bumped.has(listing.id))
      return failure(409, `A listing can be bumped once in ${limits.bumpHours} hours.`, 'bumped_recently');
    bumped.add(listing.id);
    return data(listing);
  }),
  http.delete(at('/listings/:id'), ({ params, request }) => {
    const listing = myListing(request, params['id']);
    const world = model();
    world.listings = world.listings.filter((other) => other !== listing);
    return nothing();
  }),
];

/** The signed-in person's own listings. */
export const myListings = {
  empty: [
    http.get(at('/user/listings'), ({ request }) => {
      const { items, pagination } = pageOf<Listing>([], accepted(readMyListingsQuery(queryOf(request))));
      return data({ listings: items, pagination, counts: listingCounts([]) });
    }),
  ],
  failing: [http.get(at('/user/listings'), broken)],
  pending: [http.get(at('/user/listings'), never)],
};
