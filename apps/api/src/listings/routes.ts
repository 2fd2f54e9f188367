import { createHmac } from 'node:crypto';
import { limits, paginationOf, type ListingsAnswer, type ListingsQuery } from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { bundledPlaces } from '../geo/index.ts';
import {
  notFound,
  ok,
  optionalUser,
  pageParams,
  type ApiApp,
  type ApiContext,
  type ApiEnv,
  type Viewer,
} from '../http/index.ts';
import { ID_PATTERN } from '../ids.ts';
import { addressSubject, createLimiter, networkOf, rates } from '../limits/index.ts';
import { readFilters } from './filters.ts';
import { search } from './searching.ts';
import {
  categoryExists,
  countView,
  listingsStats,
  listListings,
  readListing,
  recentListings,
} from './store.ts';

/** Reading listings: lists, one listing, numbers, and the counting of views. */
export function listingsRoutes(deps: Deps): ApiApp {
  const { db, clock, secret } = deps;
  const limiter = createLimiter(deps);
  const app = new Hono<ApiEnv>();

  async function answerList(c: ApiContext, filters: ListingsQuery): Promise<Response> {
    const viewer = await optionalUser(c);
    const places = await bundledPlaces();
    const { listings, total, anchor } = await search(db, filters, (reader) =>
      listListings(reader, filters, viewer?.id ?? null, (zip) => places.zip(zip)),
    );
    const pagination = {
      ...paginationOf({ ...filters, total }),
      ...(anchor === undefined ? {} : { anchor }),
    };
    return ok(c, { listings, pagination } satisfies ListingsAnswer);
  }

  app.get('/listings', (c) => answerList(c, readFilters(c)));

  app.get('/categories/:id{[\\w-]{1,100}}/listings', async (c) => {
    const category = c.req.param('id');
    const filters = readFilters(c);
    if (!(await categoryExists(db, category))) throw notFound('There is no such category.');
    return answerList(c, { ...filters, category });
  });

  // Literal paths come before the one with an id; an id never looks like one of them.
  app.get('/listings/recent', async (c) => {
    const viewer = await optionalUser(c);
    return ok(c, await recentListings(db, pageParams(c, limits.recentListings).limit, viewer?.id ?? null));
  });

  app.get('/listings/stats', async (c) => ok(c, await listingsStats(db)));

  app.get(`/listings/:id{${ID_PATTERN}}`, async (c) => {
    const viewer = await optionalUser(c);
    const listing = await readListing(db, c.req.param('id'), viewer?.id ?? null);
    if (listing === null) throw notFound('Listing not found.');
    return ok(c, listing);
  });

  app.post(`/listings/:id{${ID_PATTERN}}/view`, async (c) => {
    await limiter.count(rates.viewByAddress, addressSubject(c.get('clientAddress')));
    const viewer = await optionalUser(c);
    const views = await countView(db, {
      listingId: c.req.param('id'),
      viewerId: viewer?.id ?? null,
      marks: marksOf(c, viewer, secret),
      now: clock.now(),
    });
    if (views === null) throw notFound('Listing not found.');
    return ok(c, { view_count: views });
  });

  return app;
}

/**
 * What a view is told by, as keyed hashes: the network it came from, so that changing browsers, addresses or accounts
 * makes no views, and the account, which may come from several networks.
 */
function marksOf(c: ApiContext, viewer: Viewer | null, secret: Uint8Array): string[] {
  const marks = [`network ${networkOf(c.get('clientAddress'))}`];
  if (viewer !== null) marks.push(`user ${viewer.id}`);
  return marks.map((mark) => createHmac('sha256', secret).update(`view ${mark}`).digest('base64url'));
}
