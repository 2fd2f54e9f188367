import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import type { ApiEnv } from '../http/index.ts';

/** Hidden folders contain build metadata; compressed files are next to the originals. */
const notServed = /(?:^|\/)\.|\.(?:br|gz|html)$/;

/**
 * Serves the files below a folder in the best available encoding; passes on any other path. The list of files is read
 * once, so nothing else in the folder can be requested.
 */
export async function staticFiles(
  folder: string,
  except: readonly string[],
): Promise<MiddlewareHandler<ApiEnv>> {
  const tags = new Map<string, string>();
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(file.parentPath, file.name);
    const name = relative(folder, path).split(sep).join('/');
    if (!file.isFile() || except.includes(name) || notServed.test(name)) continue;
    const hash = createHash('sha256').update(await readFile(path));
    // Weak, because it is the same for every encoding.
    tags.set(`/${name}`, `W/"${hash.digest('base64url').slice(0, 22)}"`);
  }
  const serve = serveStatic<ApiEnv>({ root: folder, precompressed: true });
  const answerUnchanged = etag();

  return async (c, next) => {
    const tag = tags.get(c.req.path);
    if (tag === undefined) return next();
    return answerUnchanged(c, async () => {
      c.header('etag', tag);
      // The name of a file under /assets contains a hash of its content, so it never changes.
      const isHashed = c.req.path.startsWith('/assets/');
      c.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      const response = await serve(c, next);
      if (response instanceof Response) c.res = response;
    });
  };
}
