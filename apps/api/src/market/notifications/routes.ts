import {
  apiBasePath,
  languages,
  notificationSettingsSchema,
  type NotificationsAnswer,
  pathIn,
  texts,
  unsubscribeLinkPath,
} from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import {
  invalid,
  ok,
  okMessage,
  readJson,
  requireUser,
  validate,
  type ApiApp,
  type ApiEnv,
} from '../../platform/http/index.ts';
import { createLimiter, rates } from '../../platform/limits/index.ts';
import { findById } from '../users/index.ts';
import { readUnsubscribeToken } from './tokens.ts';
import { readSettings, writeSettings } from './settings.ts';

export function notificationsRoutes(deps: Deps): ApiApp {
  const { db, secret } = deps;
  const limiter = createLimiter(deps);
  const routes = new Hono<ApiEnv>();

  routes.get('/auth/notifications', async (c) => {
    const viewer = await requireUser(c);
    return ok(c, (await readSettings(db, viewer.id)) satisfies NotificationsAnswer);
  });

  routes.put('/auth/notifications', async (c) => {
    const viewer = await requireUser(c);
    const settings = validate(notificationSettingsSchema, await readJson(c));
    await limiter.count(rates.notificationsByUser, viewer.id);
    await writeSettings(db, viewer.id, settings);
    return ok(c, settings satisfies NotificationsAnswer);
  });

  // The token replaces the sign-in, as RFC 8058 requires, and the body is not read. Not limited: mail services send
  // it for many users from few addresses, and a token cannot be guessed.
  routes.post(unsubscribePath, async (c) => {
    const found = readUnsubscribeToken(secret, c.req.query('token') ?? '');
    if (found === null) throw invalid({ token: [texts.notifications.unsubscribeFailed] });
    await writeSettings(db, found.userId, Object.fromEntries(found.kinds.map((kind) => [kind, 'off'])));
    return okMessage(c, texts.notifications.unsubscribed);
  });

  return routes;
}

const unsubscribePath = '/notifications/unsubscribe';

/** Programs that open the header's URL with GET are redirected to the page with the button, in the user's language. */
export function unsubscribeRedirect({ db, secret }: Pick<Deps, 'db' | 'secret'>): ApiApp {
  const routes = new Hono<ApiEnv>();
  routes.get(apiBasePath + unsubscribePath, async (c) => {
    const token = c.req.query('token') ?? '';
    const userId = readUnsubscribeToken(secret, token)?.userId;
    const user = userId === undefined ? null : await findById(db, userId);
    c.header('referrer-policy', 'no-referrer');
    return c.redirect(pathIn(user?.locale ?? languages[0], unsubscribeLinkPath(token)), 303);
  });
  return routes;
}
