import {
  categoryErrors,
  checkInput,
  endedPrice,
  isOtherPrice,
  isOwner,
  type Listing,
  type ListingPhotoInput,
  listingCounts,
  listingInputSchema,
  limits,
  pageOf,
  readMyListingsQuery,
  sentences,
  statusAllows,
  texts,
  withPastPrice,
} from '@porchlight/domain';
import { getResponse, http, type HttpHandler, HttpResponse } from 'msw';

import { at, broken, data, failure, invalid, never, nothing, queryOf } from '../answers.ts';
import { accepted, bodyOf, once, myListing, signedIn } from '../asking.ts';
import { mockIconOf } from '../fixtures/index.ts';
import { reopenAfterEdit } from '../deciding.ts';
import { sellerOf } from '../desk.ts';
import { model, newExpiry, now, phonesShown } from '../model.ts';
import { arranged } from '../photoOrder.ts';
import { inOrder } from '../search.ts';
import { life } from './listingLife.ts';

type Form = Omit<Listing, 'id' | 'status' | 'featured' | 'view_count' | 'created_at' | 'images'>;

/** The listing values of a form, and its photos. */
interface ReadForm {
  form: Form;
  photos: ListingPhotoInput[] | undefined;
}

/** Reads a form. The listing's existing place is valid. */
function formOf(body: unknown, before?: Listing): ReadForm {
  const { photos, ...fields } = accepted(checkInput(listingInputSchema, body));
  const { categories, places } = model();
  const category = categories
    .flatMap(({ subCategories }) => subCategories)
    .find(({ id }) => id === fields.category_id);
  const place =
    fields.location === before?.location ? before.canonical_location : places.get(fields.location);
  const errors = {
    ...categoryErrors(category?.slug, fields),
    ...(place == null && { location: [texts.listingForm.locationInvalid] }),
  };
  if (category === undefined || place == null || Object.keys(errors).length > 0) throw invalid(errors);
  const hasPhone = fields.contact_phone !== undefined;
  const form: Form = {
    ...fields,
    // Fields that the form leaves empty are cleared.
    price_period: fields.price_period,
    condition: fields.condition,
    contact_phone: fields.contact_phone ?? null,
    show_phone: hasPhone ? fields.show_phone === true : undefined,
    has_phone: hasPhone || undefined,
    phone_shown: hasPhone ? phonesShown(before?.id) : undefined,
    canonical_location: place,
    category: { ...category, icon: mockIconOf(category.slug) },
  };
  return { form, photos };
}

/** A listing's past prices after a form. Its current price dates from its last change. */
function pastPricesOf(listing: Listing, form: Form): Listing['past_prices'] {
  const { past_prices: past = [], updated_at: changed, created_at: posted } = listing;
  const after = isOtherPrice(listing, form)
    ? withPastPrice(past, endedPrice(listing, changed ?? posted, now()))
    : past;
  return after.length === 0 ? undefined : after;
}

/** The user's own listings and their changes. */
const nextBump = (): Date => new Date(Date.parse(now()) + limits.bumpHours * 3_600_000);

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
    const user = signedIn(request);
    const { form, photos = [] } = formOf(await bodyOf(request));
    return once(request, user.id, form, () => {
      const id = model().nextId('listing');
      const listing: Listing = {
        ...form,
        id,
        status: 'active',
        featured: false,
        view_count: 0,
        created_at: now(),
        expires_at: newExpiry(),
        images: arranged(user, photos, { id, title: form.title }),
        user: sellerOf(user),
        user_id: user.id,
      };
      model().listings.unshift(listing);
      return data(listing, 201);
    });
  }),
  http.put(at('/listings/:id'), async ({ params, request }) => {
    const listing = myListing(request, params['id']);
    const { form, photos } = formOf(await bodyOf(request), listing);
    const user = signedIn(request);
    return once(request, user.id, form, () => {
      const images = photos === undefined ? listing.images : arranged(user, photos, listing);
      const past_prices = pastPricesOf(listing, form);
      Object.assign(listing, form, { images, updated_at: now(), past_prices });
      reopenAfterEdit(listing);
      return data(listing);
    });
  }),
  ...life,
  http.post(at('/listings/:id/bump'), ({ params, request }) => {
    const listing = myListing(request, params['id']);
    const { bumped } = model();
    if (!statusAllows(listing.status, 'bump')) return failure(409, texts.messages.notActive, 'not_active');
    if (bumped.has(listing.id)) return failure(409, sentences.bumpedRecently(nextBump()), 'bumped_recently');
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

/** Publishing with photos. */
export const publishing = {
  /**
   * The photo upload fails, the listing arrives without photos, and its response is lost. Then everything
   * works.
   */
  halfLost: [
    http.post(at('/images'), () => (model().done.size > 0 ? undefined : broken())),
    http.post(at('/listings'), async ({ request }) => {
      if (model().done.size > 0) return undefined;
      await getResponse(changes, request.clone());
      return HttpResponse.error();
    }),
  ],
};

/** The user's own listings. */
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
