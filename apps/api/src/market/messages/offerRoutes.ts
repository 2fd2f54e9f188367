import {
  mayAnswer,
  type Message,
  offerAnswerSchema,
  offerInputSchema,
  type OpenOffersAnswer,
  sameId,
  texts,
} from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import {
  forbidden,
  notFound,
  ok,
  readJson,
  requireUser,
  validate,
  type ApiApp,
  type ApiEnv,
} from '../../platform/http/index.ts';
import {
  createLimiter,
  idempotencyKey,
  rates,
  recallAnswer,
  requestHash,
  withIdempotency,
} from '../../platform/limits/index.ts';
import {
  admitToOwner,
  conversationPath,
  ensureRemaining,
  messagePath,
  noConversation,
  otherOf,
} from './calls.ts';
import { findConversation, openConversation, readMessagedListing } from './conversations.ts';
import { answerOffer, countOpenOffers, holdListing, makeOffer } from './offers.ts';
import { readMessage } from './store.ts';

/** Offers in conversations about listings with a negotiable price. */
export function offerRoutes(deps: Deps): ApiApp {
  // Offers expire irreversibly, so they use the trusted clock.
  const { db, trustedClock: clock, ids, jobs } = deps;
  const limiter = createLimiter(deps);
  const routes = new Hono<ApiEnv>();

  routes.get('/messages/open-offers', async (c) => {
    const viewer = await requireUser(c);
    const answer: OpenOffersAnswer = { open_offers: await countOpenOffers(db, viewer.id, clock.now()) };
    return ok(c, answer);
  });

  routes.post(`${conversationPath}/offers`, async (c) => {
    const viewer = await requireUser(c);
    const key = idempotencyKey(c);
    const [listingId, to] = [c.req.param('listing'), c.req.param('other')];
    // Without a conversation, an offer to a listing's owner opens one.
    const about =
      (await findConversation(db, listingId, viewer.id, to)) ??
      (await readMessagedListing(db, listingId, viewer.id));
    if (about === null || ('seller_id' in about && !sameId(about.seller_id, to))) throw noConversation();
    const input = validate(offerInputSchema, await readJson(c));
    const now = clock.now();
    const request = { userId: viewer.id, key, hash: requestHash(c, input), now };
    // A retry gets the first response, whatever the offer's status is now.
    const made = await recallAnswer<Message>(db, request);
    if (made !== null) return ok(c, made, 201);
    if ('seller_id' in about) await admitToOwner(limiter, about, viewer.id);
    else {
      await ensureRemaining(db, to, listingId);
      await limiter.count(rates.messageByUser, viewer.id);
    }
    const message = await withIdempotency<Message>(db, request, async (tx) => {
      const listing = await holdListing(tx, listingId);
      const conversationId =
        'seller_id' in about
          ? await openConversation(tx, about, viewer.id, { id: ids.next(), now })
          : about.id;
      const doing = { conversationId, listingId, from: viewer.id, to, now, messageId: ids.next() };
      const offer = await makeOffer(deps, tx, doing, listing, input);
      if ('seller_id' in about) await jobs.add(tx, 'look_at_message', { messageId: offer.id });
      return offer;
    });
    return ok(c, message, 201);
  });

  routes.put(`${messagePath}/offer`, async (c) => {
    const viewer = await requireUser(c);
    const row = await readMessage(db, c.req.param('id'), viewer.id);
    if (row === null || row.offer === null) throw notFound(texts.refusals.message.noOffer);
    const { status } = validate(offerAnswerSchema, await readJson(c));
    if (!mayAnswer(row, viewer.id, status)) throw forbidden(texts.offers.notYours);
    const { conversation_id: conversationId, listing_id: listingId, offer } = row;
    const to = otherOf(row, viewer.id);
    const doing = { conversationId, listingId, from: viewer.id, to, now: clock.now(), messageId: ids.next() };
    const message = await db.transaction((tx) => answerOffer(deps, tx, doing, { ...row, offer }, status));
    return ok(c, message);
  });

  return routes;
}
