import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { ApiApp, ApiEnv } from '../http/index.ts';
import { baseMapPath } from '../settings.ts';
import { readRange } from './range.ts';

/** Serves the base map's archive, of which browsers request the parts that they show. */
export function baseMapRoutes(file: string): ApiApp {
  const app = new Hono<ApiEnv>();
  app.get(baseMapPath, async (c) => {
    // Opened once: the file may be replaced meanwhile.
    const handle = await open(file);
    const { size, mtimeMs } = await handle.stat();
    const header = c.req.header('range');
    const range = readRange(header, size);
    const headers = {
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=3600',
      'content-type': 'application/vnd.pmtiles',
      // Strong, so that parts of a replaced file aren't mixed with parts of the old one.
      etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
    };
    if (range === null || c.req.method === 'HEAD') await handle.close();
    if (range === null) return c.body(null, 416, { ...headers, 'content-range': `bytes */${size}` });
    const { start, end } = range;
    const length = { 'content-length': String(end - start + 1) };
    const part = { 'content-range': `bytes ${start}-${end}/${size}` };
    const isPart = header !== undefined;
    const body = c.req.method === 'HEAD' ? null : Readable.toWeb(handle.createReadStream({ start, end }));
    return new Response(body as ReadableStream | null, {
      status: isPart ? 206 : 200,
      headers: { ...headers, ...length, ...(isPart && part) },
    });
  });
  return app;
}
