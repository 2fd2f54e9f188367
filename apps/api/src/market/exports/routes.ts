import { brand, passwordProofSchema, type ExportAnswer, texts } from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { createPasswordProof } from '../account/index.ts';
import {
  notFound,
  ok,
  readJson,
  requireUser,
  validate,
  type ApiApp,
  type ApiEnv,
  type Viewer,
} from '../../platform/http/index.ts';
import { addressSubject, createLimiter, rates } from '../../platform/limits/index.ts';
import { createSecurityLog } from '../../platform/securityLog.ts';
import { exportPath, readExportToken } from './link.ts';
import { beginExport, type ExportRow, findExport, partKeys } from './store.ts';

/**
 * Export of a user's own data: requesting it with the password, its progress, and its download. Only the
 * session that entered the password gets the link; a stolen token can see only that there is an export.
 */
export function exportRoutes(deps: Deps): ApiApp {
  const { db, clock, ids, files, secret } = deps;
  const limiter = createLimiter(deps);
  const { toProve, provePassword } = createPasswordProof(deps);
  const log = createSecurityLog(deps);
  const routes = new Hono<ApiEnv>();

  async function answerFor({ id, sessionId }: Viewer): Promise<ExportAnswer> {
    const found = await findExport(db, id, clock.now());
    if (found === null) return { state: 'none' };
    if (found.state !== 'ready') return { state: found.state };
    const { bytes, expires_at: end } = found;
    return {
      state: 'ready',
      bytes,
      until: end.toISOString(),
      ...(found.family_id === sessionId && { path: exportPath(secret, found) }),
    };
  }

  routes.get('/auth/export', async (c) => ok(c, await answerFor(await requireUser(c))));

  routes.post('/auth/export', async (c) => {
    const viewer = await requireUser(c);
    const { password } = validate(passwordProofSchema, await readJson(c));
    const { id: userId } = viewer;
    await provePassword(c, await toProve(viewer), password, 'password');
    await limiter.count(rates.exportByUser, userId);
    const asked = { userId, familyId: viewer.sessionId, fileId: ids.next(), now: clock.now() };
    await db.transaction((tx) => beginExport(deps, tx, asked));
    log.done('export_asked', { userId, from: addressSubject(c.get('clientAddress')) });
    return ok(c, await answerFor(viewer));
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
    if (found === undefined) throw notFound(texts.refusals.account.exportGone);
    const keys = partKeys(found);
    const body = new ReadableStream<Uint8Array>({
      // Reads one part at a time, on demand.
      async pull(controller) {
        const key = keys.shift();
        if (key === undefined) return controller.close();
        const part = await files.get(key);
        if (part === null) return controller.error(new Error('A part of the export is missing.'));
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
