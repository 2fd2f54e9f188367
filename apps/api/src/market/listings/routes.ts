import { createHmac } from 'node:crypto';
import {
  type AreaAnswer,
  boundsAround,
  limits,
  type ListingsAnswer,
  type ListingsQuery,
  type MapAnswer,
  type PhoneAnswer,
  readBounds,
  roundedPoint,
  texts,
} from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { bundledPlaces } from '../geo/index.ts';
import {
  notFound,
  ok,
  optionalUser,
  pageParams,
  requireUser,
  textParam,
  type ApiApp,
  type ApiContext,
  type ApiEnv,
  type Viewer,
} from '../../platform/http/index.ts';
import { ID_PATTERN } from '../../platform/ids.ts';
import {
  addressSubject,
  countByAddress,
  createLimiter,
  networkOf,
  rates,
  requesterAt,
} from '../../platform/limits/index.ts';
import { readFilters } from './filters.ts';
import { countListings, listListings, mapListings, nothingFor } from './listListings.ts';
import { areaOf } from './map.ts';
import { milesFrom } from './placeDistances.ts';
import { findPhone, notePhone } from './phones.ts';
import { bounded, search } from './searchLimits.ts';
import { countView, listingsStats, readListing, recentListings } from './store.ts';

/** Reading listings: lists, single listings, statistics, counting views and showing phone numbers. */
export function listingsRoutes(deps: Deps): ApiApp {
  const { db, clock, secret } = deps;
  const { mapTiles } = deps.settings;
  const tiles = mapTiles === null ? {} : { tiles: mapTiles };
  const limiter = createLimiter(deps);
  const app = new Hono<ApiEnv>();

  async function placesFor(filters: ListingsQuery) {
    // Loaded only when needed: reading the table takes a while.
    const places = filters.location === '' && filters.near === '' ? null : await bundledPlaces();
    return {
      placeOfZip: (zip: string) => places?.zip(zip) ?? null,
      near: filters.near === '' ? null : ((await places?.find(filters.near)) ?? null),
    };
  }

  const viewerOf = async (c: ApiContext): Promise<string | null> => (await optionalUser(c))?.id ?? null;

  function countList(c: ApiContext): void {
    // A page rendered by the server has already been counted as a page.
    if (c.env?.handOver === undefined)
      limiter.countRead(rates.listsByAddress, addressSubject(c.get('clientAddress')));
  }

  async function find(c: ApiContext, filters: ListingsQuery): Promise<ListingsAnswer | null> {
    countList(c);
    const reading = { viewerId: await viewerOf(c), now: clock.now() };
    const known = await placesFor(filters);
    const requester = requesterAt(c.get('clientAddress'));
    return search(c.get('reader'), filters, requester, (reader) =>
      listListings(reader, filters, reading, known),
    );
  }

  app.get('/listings', async (c) => {
    const filters = readFilters(c);
    return ok(c, (await find(c, filters)) ?? nothingFor(filters));
  });

  app.get('/categories/:id{[\\w-]{1,100}}/listings', async (c) => {
    const answer = await find(c, { ...readFilters(c), category: c.req.param('id') });
    if (answer === null) throw notFound(texts.refusals.listing.noCategory);
    return ok(c, answer);
  });

  // Literal paths come before the one with an id; an id never looks like one of them.
  app.get('/listings/recent', async (c) => {
    countList(c);
    const { limit } = pageParams(c, limits.recentListings);
    return ok(c, await recentListings(c.get('reader'), limit, await viewerOf(c)));
  });

  app.get('/listings/stats', async (c) => ok(c, await listingsStats(c.get('reader'))));

  app.get('/listings/counts', async (c) => {
    countList(c);
    const filters = readFilters(c);
    const reading = { viewerId: await viewerOf(c), now: clock.now() };
    const known = await placesFor(filters);
    return ok(
      c,
      await bounded(c.get('reader'), requesterAt(c.get('clientAddress')), (reader) =>
        countListings(reader, filters, reading, known),
      ),
    );
  });

  app.get('/listings/map', async (c) => {
    countList(c);
    const filters = readFilters(c);
    const reading = { viewerId: await viewerOf(c), now: clock.now() };
    const known = await placesFor(filters);
    const found = await bounded(c.get('reader'), requesterAt(c.get('clientAddress')), (reader) =>
      mapListings(
        reader,
        filters,
        { bounds: readBounds(filters.bounds), cells: readCells(textParam(c, 'cells')) },
        reading,
        known,
      ),
    );
    const shown = readBounds(filters.bounds || found.bounds);
    const places = shown === undefined ? [] : (await bundledPlaces()).within(shown);
    return ok(c, {
      ...found,
      places,
      ...(known.near !== null && { near: roundedPoint(known.near) }),
      ...tiles,
    } satisfies MapAnswer);
  });

  app.get(`/listings/:id{${ID_PATTERN}}/area`, async (c) => {
    countList(c);
    const area = await areaOf(c.get('reader'), c.req.param('id'), await viewerOf(c));
    if (area === undefined) throw notFound(texts.refusals.listing.notFound);
    const places = area === null ? [] : (await bundledPlaces()).within(boundsAround(area));
    return ok(c, { area, places, ...tiles } satisfies AreaAnswer);
  });

  app.get(`/listings/:id{${ID_PATTERN}}`, async (c) => {
    countList(c);
    const reader = c.get('reader');
    const listing = await readListing(reader, c.req.param('id'), await viewerOf(c));
    if (listing === null) throw notFound(texts.refusals.listing.notFound);
    const text = textParam(c, 'near');
    const near = text === undefined ? null : await (await bundledPlaces()).find(text);
    const miles = near === null ? undefined : (await milesFrom(reader, near, [listing.id])).get(listing.id);
    return ok(c, miles === undefined ? listing : { ...listing, distance_miles: miles });
  });

  app.post(`/listings/:id{${ID_PATTERN}}/view`, countByAddress(limiter, rates.viewByAddress), async (c) => {
    const viewer = await optionalUser(c);
    const views = await countView(db, {
      listingId: c.req.param('id'),
      viewerId: viewer?.id ?? null,
      marks: viewKeys(c, viewer, secret),
      now: clock.now(),
    });
    if (views === null) throw notFound(texts.refusals.listing.notFound);
    return ok(c, { view_count: views });
  });

  app.post(`/listings/:id{${ID_PATTERN}}/phone`, async (c) => {
    const viewer = await requireUser(c);
    const listingId = c.req.param('id');
    const { phone, isKnown } = await findPhone(db, listingId, viewer.id);
    if (!isKnown) {
      await limiter.count(rates.phoneByAddress, addressSubject(c.get('clientAddress')));
      await limiter.count(rates.phoneByUserInAnHour, viewer.id);
      await limiter.count(rates.phoneByUserInADay, viewer.id);
      await notePhone(db, { listingId, viewerId: viewer.id, now: clock.now() });
    }
    return ok(c, { phone } satisfies PhoneAnswer);
  });

  return app;
}

/** Number of cells across a map: as many pins as fit. */
const readCells = (text = ''): number =>
  /^\d{1,2}$/.test(text) ? Math.min(16, Math.max(2, Number(text))) : 8;

/**
 * Keyed hashes that identify a view: of the network, so that switching browsers, addresses or accounts adds no views,
 * and of the account, which may use several networks.
 */
function viewKeys(c: ApiContext, viewer: Viewer | null, secret: Uint8Array): string[] {
  const marks = [`network ${networkOf(c.get('clientAddress'))}`];
  if (viewer !== null) marks.push(`user ${viewer.id}`);
  return marks.map((mark) => createHmac('sha256', secret).update(`view ${mark}`).digest('base64url'));
}
