import type { Category } from '@porchlight/domain';
import { Hono } from 'hono';
import type { Queryable } from '../../platform/db/index.ts';
import { ok, type ApiApp, type ApiEnv } from '../../platform/http/index.ts';
import { categoryGroups, categoryStats } from './store.ts';

/** The category tree, plain and with the number of active listings. */
export function categoriesRoutes(): ApiApp {
  const app = new Hono<ApiEnv>();
  let tree: Promise<Category[]> | undefined;

  /** The tree for server-rendered pages, read once: no request changes it. */
  async function keptTree(db: Queryable): Promise<Category[]> {
    const asked = (tree ??= categoryGroups(db));
    return asked.catch((error: unknown) => {
      if (tree === asked) tree = undefined;
      throw error;
    });
  }

  app.get('/categories', async (c) => {
    const read = c.env?.handOver === undefined ? categoryGroups : keptTree;
    return ok(c, await read(c.get('reader')));
  });
  app.get('/categories/stats', async (c) => ok(c, await categoryStats(c.get('reader'))));
  return app;
}
