import { notificationSettingsSchema, type NotificationsAnswer } from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { ok, readJson, requireUser, validate, type ApiApp, type ApiEnv } from '../http/index.ts';
import { createLimiter, rates } from '../limits/index.ts';
import { readSettings, writeSettings } from './settings.ts';

/** How often somebody is told of what by letter. */
export function notificationsRoutes(deps: Deps): ApiApp {
  const { db } = deps;
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

  return routes;
}
