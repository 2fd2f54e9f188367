import { brand, type ExportAnswer } from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { notFound, ok, requireUser, type ApiApp, type ApiEnv } from '../http/index.ts';
import { createLimiter, rates } from '../limits/index.ts';
import { exportPath, readExportToken } from './link.ts';
import { beginExport, type ExportRow, findExport, partKeys } from './store.ts';

/** A copy of one's own data: asking for it, how far it is, and fetching it. */
export function exportRoutes(deps: Deps): ApiApp {
  const { db, clock, ids, files, secret } = deps;
  const limiter = createLimiter(deps);
  const routes = new Hono<ApiEnv>();

  async function answerFor(userId: string): Promise<ExportAnswer> {
    const found = await findExport(db, userId, clock.now());
    if (found === null) return { state: 'none' };
    if (found.state !== 'ready') return { state: found.state };
    const { bytes, expires_at: end } = found;
    return { state: 'ready', bytes, until: end.toISOString(), path: exportPath(secret, found) };
  }

  routes.get('/auth/export', async (c) => ok(c, await answerFor((await requireUser(c)).id)));

  routes.post('/auth/export', async (c) => {
    const { id: userId } = await requireUser(c);
    await limiter.count(rates.exportByUser, userId);
    await db.transaction((tx) => beginExport(deps, tx, { userId, fileId: ids.next(), now: clock.now() }));
    return ok(c, await answerFor(userId));
  });

  routes.get('/auth/export/file', async (c) => {
    const fileId = readExportToken(secret, c.req.query('token') ?? '');
    const [found] =
      fileId === null
        ? []
        : await db.query<ExportRow>(
            `SELECT * FROM exports WHERE file_id = $1 AND state = 'ready' AND expires_at > $2`,
            [fileId, clock.now()],
          );
    if (found === undefined) throw notFound('This link has run out.');
    const keys = partKeys(found);
    const body = new ReadableStream<Uint8Array>({
      // One part at a time, as it is taken.
      async pull(controller) {
        const key = keys.shift();
        if (key === undefined) return controller.close();
        const part = await files.get(key);
        if (part === null) return controller.error(new Error('A part of the copy is gone.'));
        controller.enqueue(part.bytes);
      },
    });
    return new Response(body, {
      headers: {
        'content-type': 'application/zip',
        'content-length': String(found.bytes),
        'content-disposition': `attachment; filename="${brand.name.toLowerCase()}.zip"`,
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
      },
    });
  });

  return routes;
}
