import {
  categoryErrors,
  limits,
  listingInputSchema,
  paginationOf,
  readMyListingsQuery,
  sentences,
  statusAllows,
  texts,
  titleClaimsSite,
  type AskersAnswer,
  type Listing,
  type ListingInput,
  type MyListingsAnswer,
  type Place,
} from '@porchlight/domain';
import { Hono } from 'hono';
import type { Queryable } from '../../platform/db/index.ts';
import type { Deps } from '../../deps.ts';
import { resolvePlace } from '../geo/index.ts';
import {
  conflict,
  HttpError,
  invalid,
  noContent,
  notFound,
  ok,
  readJson,
  requireUser,
  validate,
  type ApiApp,
  type ApiEnv,
} from '../../platform/http/index.ts';
import { ID_PATTERN, isId } from '../../platform/ids.ts';
import {
  createLimiter,
  idempotencyKey,
  rates,
  recallAnswer,
  withIdempotency,
  requestHash,
} from '../../platform/limits/index.ts';
import { readListings } from '../listings/index.ts';
import { lookAlikes } from '../../platform/lookAlikes.ts';
import { reopenAfterEdit } from '../moderation/index.ts';
import { readAskers } from './askers.ts';
import { changeStatus, readStatus } from './changeStatus.ts';
import { ensureOwner } from './owner.ts';
import { withPhotos, type ArrangePhotos } from './photoOrder.ts';
import {
  countOwn,
  insertListing,
  listOwn,
  nextBump,
  readOwned,
  removeListing,
  replaceListing,
  setBumped,
  slugOfSubCategory,
  type OwnedListing,
} from './store.ts';

/** All actions on a user's own listings, except for pictures. */
export function myListingsRoutes(deps: Deps, arrange: ArrangePhotos): ApiApp {
  const { db, changes, clock, ids, jobs } = deps;
  const limiter = createLimiter(deps);
  const routes = new Hono<ApiEnv>();
  const listingPath = `/listings/:id{${ID_PATTERN}}` as const;

  /** The validated input, and the place that its location text was chosen from. */
  async function checkInput(body: unknown, before: OwnedListing | null): Promise<[ListingInput, Place]> {
    const input = validate(listingInputSchema, body);
    const category = isId(input.category_id) ? await slugOfSubCategory(db, input.category_id) : undefined;
    const isClaim = titleClaimsSite(input.title, await lookAlikes());
    const errors: Record<string, string[]> = {
      ...(isClaim && { title: [texts.listingForm.titleClaimsSite] }),
      ...categoryErrors(category, input),
    };
    const place = input.location === before?.location ? before.place : await resolvePlace(db, input.location);
    if (place === null) errors['location'] = [texts.listingForm.locationInvalid];
    if (place === null || Object.keys(errors).length > 0) {
      throw invalid(errors, place === null ? texts.listingForm.locationInvalid : undefined);
    }
    return [input, place];
  }

  async function readBack(tx: Queryable, id: string, viewerId: string): Promise<Listing> {
    const [listing] = await readListings(tx, [id], viewerId);
    if (listing === undefined) throw notFound(texts.listing.notFoundTitle);
    return listing;
  }

  routes.get('/user/listings', async (c) => {
    const viewer = await requireUser(c);
    const read = readMyListingsQuery(new URL(c.req.url).searchParams);
    if (!read.ok) throw invalid(read.errors);
    const { status, page, limit } = read.value;
    const counts = await countOwn(db, viewer.id);
    const answer: MyListingsAnswer = {
      listings: await listOwn(db, viewer.id, read.value),
      pagination: paginationOf({ page, limit, total: counts[status] }),
      counts,
    };
    return ok(c, answer);
  });

  routes.post('/listings', async (c) => {
    const viewer = await requireUser(c);
    const key = idempotencyKey(c);
    const body = await readJson(c);
    const [input, place] = await checkInput(body, null);
    // Counted after validation: an invalid form publishes nothing.
    await limiter.count(rates.publishByUser, viewer.id);
    const now = clock.now();
    const { photos = [], ...words } = input;
    // Without the photos, whose ids change when they are uploaded again.
    const request = { userId: viewer.id, key, hash: requestHash(c, words), now };
    const known = await recallAnswer<Listing>(db, request);
    if (known !== null) return ok(c, known, 201);
    const order = photos.length === 0 ? null : await arrange(viewer.id, null, photos);
    const listing = await withPhotos(order, () =>
      withIdempotency(changes.of('listing_published'), request, async (tx) => {
        const id = ids.next();
        await insertListing(tx, { id, userId: viewer.id, input, place, now });
        await order?.apply(tx, id, input.title);
        await jobs.add(tx, 'look_at_listing', { listingId: id });
        return readBack(tx, id, viewer.id);
      }),
    );
    return ok(c, listing, 201);
  });

  routes.put(listingPath, async (c) => {
    const viewer = await requireUser(c);
    const id = c.req.param('id');
    const key = idempotencyKey(c);
    const before = ensureOwner(await readOwned(db, id, viewer.id), viewer);
    const body = await readJson(c);
    await limiter.count(rates.changeByUser, viewer.id);
    const [input, place] = await checkInput(body, before);
    const { photos, ...words } = input;
    const request = { userId: viewer.id, key, hash: requestHash(c, words), now: clock.now() };
    const known = await recallAnswer<Listing>(db, request);
    if (known !== null) return ok(c, known);
    const order = photos === undefined ? null : await arrange(viewer.id, id, photos);
    const listing = await withPhotos(order, () =>
      withIdempotency(changes.of('listing_edited'), request, async (tx) => {
        const locked = ensureOwner(await readOwned(tx, id, viewer.id, true), viewer);
        const hasFallen = await replaceListing(tx, id, { before: locked, input, place, now: clock.now() });
        if (hasFallen)
          await jobs.add(tx, 'tell_of_price', { listingId: id }, limits.changeEmailMinutes * 60_000);
        await order?.apply(tx, id, input.title);
        await reopenAfterEdit(tx, deps, id);
        await jobs.add(tx, 'look_at_listing', { listingId: id });
        return readBack(tx, id, viewer.id);
      }),
    );
    return ok(c, listing);
  });

  routes.patch(`${listingPath}/status`, async (c) => {
    const viewer = await requireUser(c);
    const id = c.req.param('id');
    ensureOwner(await readOwned(db, id, viewer.id), viewer);
    const input = readStatus(await readJson(c));
    await limiter.count(rates.changeByUser, viewer.id);
    const listing = await changes.of('listing_status_changed').transaction(async (tx) => {
      const before = ensureOwner(await readOwned(tx, id, viewer.id, true), viewer);
      await changeStatus(deps, tx, { id, before }, input);
      return readBack(tx, id, viewer.id);
    });
    return ok(c, listing);
  });

  routes.get(`${listingPath}/askers`, async (c) => {
    const viewer = await requireUser(c);
    const id = c.req.param('id');
    ensureOwner(await readOwned(db, id, viewer.id), viewer);
    const answer: AskersAnswer = { askers: await readAskers(db, id) };
    return ok(c, answer);
  });

  routes.post(`${listingPath}/bump`, async (c) => {
    const viewer = await requireUser(c);
    const id = c.req.param('id');
    ensureOwner(await readOwned(db, id, viewer.id), viewer);
    await limiter.count(rates.changeByUser, viewer.id);
    const now = clock.now();
    const listing = await changes.of('listing_bumped').transaction(async (tx) => {
      const before = ensureOwner(await readOwned(tx, id, viewer.id, true), viewer);
      if (!statusAllows(before.status, 'bump')) throw conflict(texts.messages.notActive, 'not_active');
      const next = nextBump(before, now);
      if (next !== null) throw tooEarly(next, now);
      await setBumped(tx, id, now);
      return readBack(tx, id, viewer.id);
    });
    return ok(c, listing);
  });

  routes.delete(listingPath, async (c) => {
    const viewer = await requireUser(c);
    const id = c.req.param('id');
    await changes.of('listing_deleted').transaction(async (tx) => {
      const { title } = ensureOwner(await readOwned(tx, id, viewer.id, true), viewer);
      const keys = await removeListing(tx, id, title);
      if (keys.length > 0) await jobs.add(tx, 'remove_files', { keys });
    });
    return noContent(c);
  });

  return routes;
}

/** @param next when bumping is allowed again, sent as `errors.next_bump_at`, in `data` and as `Retry-After` */
function tooEarly(next: Date, now: Date): HttpError {
  return new HttpError(409, 'bumped_recently', sentences.bumpedRecently(next), {
    fields: { next_bump_at: [next.toISOString()] },
    headers: { 'retry-after': String(Math.ceil((next.getTime() - now.getTime()) / 1000)) },
  });
}
