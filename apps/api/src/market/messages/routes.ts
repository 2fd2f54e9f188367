import {
  conversationWords,
  inquirySubject,
  limits,
  messageEventsPath,
  messageInputSchema,
  paginationOf,
  replySchema,
  texts,
  type CanMessageAnswer,
  type ConversationsAnswer,
  type Message,
  type ConversationAnswer,
  type UnreadCountAnswer,
} from '@porchlight/domain';
import { Hono } from 'hono';
import type { Queryable } from '../../platform/db/index.ts';
import type { Deps } from '../../deps.ts';
import {
  forbidden,
  noContent,
  notFound,
  ok,
  pageParams,
  readJson,
  requireUser,
  textParam,
  validate,
  type ApiApp,
  type ApiEnv,
} from '../../platform/http/index.ts';
import { inLanguage, languageOf } from '../../platform/language/index.ts';
import { ID_PATTERN, isId } from '../../platform/ids.ts';
import { bounded } from '../listings/index.ts';
import {
  createLimiter,
  idempotencyKey,
  networkOf,
  rates,
  recallAnswer,
  withIdempotency,
  requestHash,
} from '../../platform/limits/index.ts';
import {
  countConversations,
  findConversation,
  listConversations,
  openConversation,
  readMessagedListing,
  setArchived,
} from './conversations.ts';
import { createMessageEventHub, publishMessageEvent } from './events.ts';
import {
  countUnread,
  hideMessage,
  insertMessage,
  markRead,
  readMessage,
  readConversation,
  toMessage,
  type MessageRow,
} from './store.ts';
import { createEventStreams } from './eventStreams.ts';
import {
  admitToOwner,
  conversationPath,
  ensureRemaining,
  messagePath,
  noConversation,
  obstacle,
  otherOf,
} from './calls.ts';
import { announceMessage } from './announce.ts';
import { offerRoutes } from './offerRoutes.ts';

const messageGone = () => notFound(texts.refusals.message.notFound);
const noListing = () => notFound(texts.listing.notFoundTitle);

/** Conversations between two users about a listing, and the stream of message events. */
export function messagesRoutes(deps: Deps): ApiApp {
  const { db, clock, trustedClock, ids, jobs, logger } = deps;
  const limiter = createLimiter(deps);
  const streams = createEventStreams(deps, createMessageEventHub(db, logger));
  const routes = new Hono<ApiEnv>();

  routes.get('/messages/conversations', async (c) => {
    const viewer = await requireUser(c);
    const { page, limit } = pageParams(c, limits.conversationsPageSize);
    const wanted = {
      archived: c.req.query('archived') === 'true',
      words: conversationWords(textParam(c, 'query') ?? ''),
    };
    const read = async (from: Queryable): Promise<ConversationsAnswer> => ({
      conversations: await listConversations(from, viewer.id, wanted, { page, limit }),
      pagination: paginationOf({ page, limit, total: await countConversations(from, viewer.id, wanted) }),
    });
    if (wanted.words.length === 0) return ok(c, await read(db));
    limiter.countRead(rates.conversationSearchByUser, viewer.id);
    const requester = { key: viewer.id, group: networkOf(c.get('clientAddress')) };
    return ok(c, await bounded(db, requester, read));
  });

  routes.on(['PUT', 'DELETE'], `${conversationPath}/archived`, async (c) => {
    const viewer = await requireUser(c);
    const [listingId, otherId] = [c.req.param('listing'), c.req.param('other')];
    const conversation = { listingId, userId: viewer.id, otherId };
    if (!(await setArchived(db, conversation, c.req.method === 'PUT'))) throw noConversation();
    return noContent(c);
  });

  routes.get(conversationPath, async (c) => {
    const viewer = await requireUser(c);
    const { page, limit } = pageParams(c, limits.messagesPageSize);
    const found = await findConversation(db, c.req.param('listing'), viewer.id, c.req.param('other'));
    if (found === null) throw noConversation();
    const { messages, total } = await readConversation(db, found.id, viewer.id, {
      page,
      limit,
      now: trustedClock.now(),
    });
    const answer: ConversationAnswer = {
      conversation: found.head,
      messages,
      pagination: paginationOf({ page, limit, total }),
    };
    return ok(c, answer);
  });

  routes.get('/messages/unread-count', async (c) => {
    const viewer = await requireUser(c);
    const answer: UnreadCountAnswer = { unread_count: await countUnread(db, viewer.id) };
    return ok(c, answer);
  });

  routes.get(`/messages/can-message/:listing{${ID_PATTERN}}`, async (c) => {
    const viewer = await requireUser(c);
    const listing = await readMessagedListing(db, c.req.param('listing'), viewer.id);
    if (listing === null) throw noListing();
    const reason = obstacle(listing, viewer.id);
    const answer: CanMessageAnswer =
      reason === undefined
        ? { can_message: true }
        : { can_message: false, reason: inLanguage(reason, languageOf(c)) };
    return ok(c, answer);
  });

  routes.get(messageEventsPath, async (c) => {
    const viewer = await requireUser(c);
    const headers = {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Some proxies buffer responses until they are complete.
      'x-accel-buffering': 'no',
    };
    // The stream of a response without a body would never be read or ended.
    if (c.req.method === 'HEAD') return new Response(null, { headers });
    const stream = await streams.open({ userId: viewer.id, sessionId: viewer.sessionId });
    return new Response(stream, { headers });
  });

  routes.post('/messages', async (c) => {
    const viewer = await requireUser(c);
    const key = idempotencyKey(c);
    const input = validate(messageInputSchema, await readJson(c));
    const now = clock.now();
    const request = { userId: viewer.id, key, hash: requestHash(c, input), now };
    // A retry gets the first response, even if the listing or the limits have changed since.
    const written = await recallAnswer<Message>(db, request);
    if (written !== null) return ok(c, written, 201);
    const listing = isId(input.listing_id)
      ? await readMessagedListing(db, input.listing_id, viewer.id)
      : null;
    if (listing === null) throw noListing();
    await admitToOwner(limiter, listing, viewer.id);

    const message = await withIdempotency<Message>(db, request, async (tx) => {
      const conversationId = await openConversation(tx, listing, viewer.id, { id: ids.next(), now });
      const row = await insertMessage(tx, {
        id: ids.next(),
        conversationId,
        from: viewer.id,
        to: listing.seller_id,
        subject: input.subject || inquirySubject(listing.title),
        content: input.content,
        now,
      });
      await announceMessage(deps, tx, row);
      await jobs.add(tx, 'look_at_message', { messageId: row.id });
      return toMessage(row, request.now);
    });
    return ok(c, message, 201);
  });

  /** @throws HttpError 404 unless the user participates in the message and has not hidden it */
  async function ownMessage(id: string, userId: string): Promise<MessageRow> {
    const row = await readMessage(db, id, userId);
    if (row === null) throw messageGone();
    return row;
  }

  routes.post(`${messagePath}/reply`, async (c) => {
    const viewer = await requireUser(c);
    const key = idempotencyKey(c);
    const before = await ownMessage(c.req.param('id'), viewer.id);
    const input = validate(replySchema, await readJson(c));
    const request = { userId: viewer.id, key, hash: requestHash(c, input), now: clock.now() };
    const written = await recallAnswer<Message>(db, request);
    if (written !== null) return ok(c, written, 201);
    const to = otherOf(before, viewer.id);
    await ensureRemaining(db, to, before.listing_id);
    await limiter.count(rates.messageByUser, viewer.id);

    const message = await withIdempotency<Message>(db, request, async (tx) => {
      const row = await insertMessage(tx, {
        id: ids.next(),
        conversationId: before.conversation_id,
        from: viewer.id,
        to,
        subject: before.subject,
        content: input.content,
        now: request.now,
      });
      await announceMessage(deps, tx, row);
      await jobs.add(tx, 'look_at_message', { messageId: row.id });
      return toMessage(row, request.now);
    });
    return ok(c, message, 201);
  });

  routes.put(`${messagePath}/read`, async (c) => {
    const viewer = await requireUser(c);
    const before = await ownMessage(c.req.param('id'), viewer.id);
    if (before.to_user_id !== viewer.id) throw forbidden(texts.refusals.message.notRecipient);
    if (before.read_at !== null) return ok(c, toMessage(before, trustedClock.now()));
    const row = await db.transaction(async (tx) => {
      const read = await markRead(tx, before.id, clock.now());
      if (read !== null) await publishMessageEvent(tx, 'message.read', read);
      return read;
    });
    if (row === null) throw messageGone();
    return ok(c, toMessage(row, trustedClock.now()));
  });

  routes.get(messagePath, async (c) => {
    const viewer = await requireUser(c);
    return ok(c, toMessage(await ownMessage(c.req.param('id'), viewer.id), trustedClock.now()));
  });

  routes.delete(messagePath, async (c) => {
    const viewer = await requireUser(c);
    const id = c.req.param('id');
    if (!(await db.transaction((tx) => hideMessage(tx, id, viewer.id)))) throw messageGone();
    return noContent(c);
  });

  routes.route('/', offerRoutes(deps));
  return routes;
}
