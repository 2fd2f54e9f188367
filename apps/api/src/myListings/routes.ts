import {
  limits,
  listingInputSchema,
  paginationOf,
  readMyListingsQuery,
  statusAllows,
  texts,
  type Listing,
  type ListingInput,
  type MyListingsAnswer,
  type Place,
} from '@porchlight/domain';
import { Hono } from 'hono';
import type { Queryable } from '../db/index.ts';
import type { Deps } from '../deps.ts';
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
} from '../http/index.ts';
import { ID_PATTERN, isId } from '../ids.ts';
import { createLimiter, idempotencyKey, rates, withIdempotency, requestHash } from '../limits/index.ts';
import { readListings } from '../listings/index.ts';
import { ensureOwner } from './owner.ts';
import {
  countOwn,
  insertListing,
  listOwn,
  nextBump,
  readOwned,
  removeListing,
  replaceListing,
  setBumped,
  setStatus,
  takesListings,
  type OwnedListing,
} from './store.ts';

const onlySold = 'Only an active listing can be marked as sold.';

/** Everything a person does with their own listings, pictures aside. */
export function myListingsRoutes(deps: Deps): ApiApp {
  const { db, clock, ids, jobs } = deps;
  const limiter = createLimiter(deps);
  const routes = new Hono<ApiEnv>();
  const listingPath = `/listings/:id{${ID_PATTERN}}` as const;

  /** What was entered, and the place its location text was chosen from. */
  async function checkInput(body: unknown, before: OwnedListing | null): Promise<[ListingInput, Place]> {
    const { contact_phone: phone, ...input } = validate(listingInputSchema, body);
    const errors: Record<string, string[]> = {};
    if (!isId(input.category_id) || !(await takesListings(db, input.category_id))) {
      errors['category_id'] = [texts.listingForm.categoryRequired];
    }
    const place = input.location === before?.location ? before.place : await resolvePlace(db, input.location);
    if (place === null) errors['location'] = [texts.listingForm.locationInvalid];
    if (place === null || Object.keys(errors).length > 0) {
      throw invalid(errors, place === null ? texts.listingForm.locationInvalid : undefined);
    }
    return [{ ...input, ...(phone === undefined ? {} : { contact_phone: phone }) }, place];
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
    const request = { userId: viewer.id, key, hash: requestHash(c, input), now };
    const listing = await withIdempotency(db, request, async (tx) => {
      const id = ids.next();
      await insertListing(tx, { id, userId: viewer.id, input, place, now });
      return readBack(tx, id, viewer.id);
    });
    return ok(c, listing, 201);
  });

  routes.put(listingPath, async (c) => {
    const viewer = await requireUser(c);
    const id = c.req.param('id');
    const before = ensureOwner(await readOwned(db, id), viewer);
    const body = await readJson(c);
    await limiter.count(rates.changeByUser, viewer.id);
    const [input, place] = await checkInput(body, before);
    const listing = await db.transaction(async (tx) => {
      ensureOwner(await readOwned(tx, id, true), viewer);
      await replaceListing(tx, id, input, place, clock.now());
      return readBack(tx, id, viewer.id);
    });
    return ok(c, listing);
  });

  routes.patch(`${listingPath}/status`, async (c) => {
    const viewer = await requireUser(c);
    const id = c.req.param('id');
    ensureOwner(await readOwned(db, id), viewer);
    const { status } = await readJson(c);
    if (status !== 'sold') throw invalid({ status: [onlySold] });
    await limiter.count(rates.changeByUser, viewer.id);
    const listing = await db.transaction(async (tx) => {
      const before = ensureOwner(await readOwned(tx, id, true), viewer);
      // Asking twice is allowed: a second tab gets the same answer.
      if (statusAllows(before.status, 'markSold')) await setStatus(tx, id, 'sold', clock.now());
      else if (before.status !== 'sold') throw invalid({ status: [onlySold] });
      return readBack(tx, id, viewer.id);
    });
    return ok(c, listing);
  });

  routes.post(`${listingPath}/bump`, async (c) => {
    const viewer = await requireUser(c);
    const id = c.req.param('id');
    ensureOwner(await readOwned(db, id), viewer);
    await limiter.count(rates.changeByUser, viewer.id);
    const now = clock.now();
    const listing = await db.transaction(async (tx) => {
      const before = ensureOwner(await readOwned(tx, id, true), viewer);
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
    await db.transaction(async (tx) => {
      const { title } = ensureOwner(await readOwned(tx, id, true), viewer);
      const keys = await removeListing(tx, id, title);
      if (keys.length > 0) await jobs.add(tx, 'remove_files', { keys });
    });
    return noContent(c);
  });

  return routes;
}

/** @param next when bumping is allowed again, given for programs as `errors.next_bump_at` and as `Retry-After` */
function tooEarly(next: Date, now: Date): HttpError {
  return new HttpError(409, 'bumped_recently', `A listing can be bumped once in ${limits.bumpHours} hours.`, {
    fields: { next_bump_at: [next.toISOString()] },
    headers: { 'retry-after': String(Math.ceil((next.getTime() - now.getTime()) / 1000)) },
  });
}
