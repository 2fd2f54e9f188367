import { texts } from '@porchlight/domain';
import type { SessionsAnswer } from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { noContent, notFound, ok, requireUser, type ApiApp, type ApiEnv } from '../../platform/http/index.ts';
import { ID_PATTERN } from '../../platform/ids.ts';
import { addressSubject, createLimiter, rates } from '../../platform/limits/index.ts';
import { createSecurityLog } from '../../platform/securityLog.ts';
import { endSession, listSessions } from './ownSessions.ts';
import { revokeAll } from './store.ts';

export function ownSessionsRoutes(deps: Deps): ApiApp {
  const { db, clock, trustedClock } = deps;
  const limiter = createLimiter(deps);
  const log = createSecurityLog(deps);
  const routes = new Hono<ApiEnv>();

  routes.get('/auth/sessions', async (c) => {
    const viewer = await requireUser(c);
    const answer: SessionsAnswer = { sessions: await listSessions(db, viewer, trustedClock.now()) };
    return ok(c, answer);
  });

  routes.delete(`/auth/sessions/:id{${ID_PATTERN}}`, async (c) => {
    const viewer = await requireUser(c);
    await limiter.count(rates.changeByUser, viewer.id);
    if (!(await endSession(db, viewer.id, c.req.param('id').toLowerCase(), clock.now())))
      throw notFound(texts.refusals.account.noSession);
    log.done('signed_out', { userId: viewer.id, from: addressSubject(c.get('clientAddress')) });
    return noContent(c);
  });

  routes.delete('/auth/sessions', async (c) => {
    const viewer = await requireUser(c);
    await limiter.count(rates.changeByUser, viewer.id);
    await revokeAll(db, viewer.id, clock.now(), viewer.sessionId);
    log.done('signed_out_elsewhere', { userId: viewer.id, from: addressSubject(c.get('clientAddress')) });
    return noContent(c);
  });

  return routes;
}
