import { texts } from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { unavailable, type ApiApp, type ApiEnv } from '../http/index.ts';

/** Liveness (`/healthz`) and readiness (`/readyz`) of the process. */
export function healthRoutes(deps: Deps): ApiApp {
  const app = new Hono<ApiEnv>();
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const rows = await deps.db
      .query<{ only_reads: string }>(
        "SELECT current_setting('transaction_read_only') AS only_reads FROM schema_migrations LIMIT 1",
      )
      .catch(() => {
        throw unavailable(texts.refusals.service.noDatabase);
      });
    if (rows[0]?.only_reads === 'on') throw unavailable(texts.refusals.service.onlyReads);
    return c.json({ status: 'ready' }, 200, { 'cache-control': 'no-store' });
  });
  return app;
}
