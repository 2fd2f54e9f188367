import {
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
  statusAllows,
  texts,
  withPastPrice,
} from '@porchlight/domain';
import { getResponse, http, type HttpHandler, HttpResponse } from 'msw';

import { at, broken, data, failure, invalid, never, nothing, queryOf } from '../answers.ts';
import { accepted, bodyOf, once, myListing, signedIn } from '../asking.ts';
import { mockIconOf } from '../fixtures/index.ts';
import { reopenAfterEdit } from '../deciding.ts';
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
  const {
    contact_phone: phone = null,
    show_phone: isPhoneShown = false,
    price_period: period,
    condition,
    photos,
    ...fields
  } = accepted(checkInput(listingInputSchema, body));
  const { categories, places } = model();
  const category = categories
    .flatMap(({ subCategories }) => subCategories)
    .find(({ id }) => id === fields.category_id);
  const place =
    fields.location === before?.location ? before.canonical_location : places.get(fields.location);
  const errors = {
    ...(category === undefined && { category_id: [texts.listingForm.categoryRequired] }),
    ...(category !== undefined &&
      period !== undefined &&
      !category.price_periods?.includes(period) && { price_period: [texts.listingForm.pricePeriodInvalid] }),
    ...(category !== undefined &&
      condition !== undefined &&
      category.has_condition !== true && { condition: [texts.listingForm.conditionInvalid] }),
    ...(place == null && { location: [texts.listingForm.locationInvalid] }),
  };
  if (category === undefined || place == null || Object.keys(errors).length > 0) throw invalid(errors);
  const form: Form = {
    ...fields,
    ...(period !== undefined && { price_period: period }),
    ...(condition !== undefined && { condition }),
    contact_phone: phone,
    ...(phone !== null && {
      show_phone: isPhoneShown,
      has_phone: true,
      phone_shown: phonesShown(before?.id),
    }),
    canonical_location: place,
    category: { ...category, icon: mockIconOf(category.slug) },
  };
  return { form, photos };
}

/** A listing's past prices after a form. Its current price dates from its last change. */
function pastPricesOf(listing: Listing, form: Form): Pick<Listing, 'past_prices'> {
  const { past_prices: past = [], updated_at: changed, created_at: posted } = listing;
  const after = isOtherPrice(listing, form)
    ? withPastPrice(past, endedPrice(listing, changed ?? posted, now()))
    : past;
  return after.length === 0 ? {} : { past_prices: after };
}

/** The user's own listings and their changes. */
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
    const { id: userId, name, verified, created_at: since } = user;
    const { form, photos = [] } = formOf(await bodyOf(request));
    return once(request, userId, form, () => {
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
        user: { id: userId, name, verified, created_at: since, avatar: null },
        user_id: userId,
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
      const past = pastPricesOf(listing, form);
      delete listing.past_prices;
      delete listing.price_period;
      delete listing.condition;
      delete listing.show_phone;
      delete listing.has_phone;
      delete listing.phone_shown;
      Object.assign(listing, form, { images, updated_at: now(), ...past });
      reopenAfterEdit(listing);
      return data(listing);
    });
  }),
  ...life,
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
