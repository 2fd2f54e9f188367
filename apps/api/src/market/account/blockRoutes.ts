import { type BlocksAnswer, sentences, texts } from '@porchlight/domain';
import { Hono } from 'hono';
import { block, listBlocked, unblock } from '../blocks/index.ts';
import type { Deps } from '../../deps.ts';
import {
  conflict,
  forbidden,
  noContent,
  notFound,
  ok,
  requireUser,
  type ApiApp,
  type ApiEnv,
} from '../../platform/http/index.ts';
import { ID_PATTERN } from '../../platform/ids.ts';
import { createLimiter, rates } from '../../platform/limits/index.ts';
import { expireOffersBetween, publishMissedEvents } from '../messages/index.ts';

/** Blocking and unblocking users. The blocked user isn't notified. */
export function blockRoutes(deps: Deps): ApiApp {
  const { db, clock } = deps;
  const limiter = createLimiter(deps);
  const routes = new Hono<ApiEnv>();
  const blockPath = `/auth/blocks/:id{${ID_PATTERN}}` as const;

  routes.get('/auth/blocks', async (c) => {
    const viewer = await requireUser(c);
    const answer: BlocksAnswer = { blocks: await listBlocked(db, viewer.id) };
    return ok(c, answer);
  });

  routes.put(blockPath, async (c) => {
    const viewer = await requireUser(c);
    const other = c.req.param('id').toLowerCase();
    if (other === viewer.id) throw forbidden(texts.blocks.own);
    await limiter.count(rates.blockByUser, viewer.id);
    const outcome = await db.transaction(async (tx) => {
      const done = await block(tx, viewer.id, other, clock.now());
      if (done !== 'blocked') return done;
      await expireOffersBetween(tx, viewer.id, other);
      // Makes open pages of both users reload their data.
      await publishMissedEvents(tx, [viewer.id, other]);
      return done;
    });
    if (outcome === 'missing') throw notFound(texts.refusals.account.noPerson);
    if (outcome === 'tooMany') throw conflict(sentences.tooManyBlocks(), 'too_many_blocks');
    return noContent(c);
  });

  // Works also when the blocked user is deleted.
  routes.delete(blockPath, async (c) => {
    const viewer = await requireUser(c);
    const other = c.req.param('id').toLowerCase();
    await limiter.count(rates.blockByUser, viewer.id);
    await db.transaction(async (tx) => {
      if (await unblock(tx, viewer.id, other)) await publishMissedEvents(tx, [viewer.id, other]);
    });
    return noContent(c);
  });

  return routes;
}
