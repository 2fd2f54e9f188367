import { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { ok, type ApiApp, type ApiEnv } from '../http/index.ts';
import { categoryGroups, categoryStats } from './store.ts';

/** The category tree, plain and with the number of active listings. */
export function categoriesRoutes({ db }: Deps): ApiApp {
  const app = new Hono<ApiEnv>();
  app.get('/categories', async (c) => ok(c, await categoryGroups(db)));
  app.get('/categories/stats', async (c) => ok(c, await categoryStats(db)));
  return app;
}
