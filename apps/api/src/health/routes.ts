import { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { HttpError, type ApiApp, type ApiEnv } from '../http/index.ts';

/** Whether the process runs, and whether it can do its work. */
export function healthRoutes(deps: Deps): ApiApp {
  const app = new Hono<ApiEnv>();
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (c) => {
    try {
      await deps.db.query('SELECT 1 FROM schema_migrations LIMIT 1');
    } catch {
      throw new HttpError(503, 'unavailable', 'The database does not answer.', {
        headers: { 'retry-after': '5' },
      });
    }
    return c.json({ status: 'ready' }, 200, { 'cache-control': 'no-store' });
  });
  return app;
}
