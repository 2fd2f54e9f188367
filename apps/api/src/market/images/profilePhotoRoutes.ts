import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import {
  ok,
  readFormFiles,
  requireUser,
  unauthorized,
  type ApiApp,
  type ApiEnv,
} from '../../platform/http/index.ts';
import { createLimiter, rates } from '../../platform/limits/index.ts';
import { setAvatar, toUser, type UserRow } from '../users/index.ts';
import { uploaderOf, uploads } from './receiving.ts';
import { checkFiles, storeAvatar } from './upload.ts';

export function profilePhotoRoutes(deps: Deps): ApiApp {
  const { changes, clock, jobs } = deps;
  const limiter = createLimiter(deps);
  const routes = new Hono<ApiEnv>();

  async function change(userId: string, key: string | null): Promise<UserRow> {
    return changes.of('person_pictured').transaction(async (tx) => {
      const changed = await setAvatar(tx, userId, key, clock.now());
      if (changed === null) throw unauthorized();
      if (changed.before !== null) await jobs.add(tx, 'remove_files', { keys: [changed.before] });
      return changed.user;
    });
  }

  routes.put('/auth/photo', async (c) => {
    const viewer = await requireUser(c);
    await limiter.count(rates.photoByUser, viewer.id);
    const requester = uploaderOf(c, viewer);
    const key = await uploads.run(requester, async (watcher) => {
      const sent = await readFormFiles(c, 'images', watcher);
      checkFiles(sent, 1);
      const [first] = sent;
      return first === undefined ? null : storeAvatar(first, deps, { requester, signal: watcher.signal });
    });
    // If this fails, the sweep removes the file later.
    return ok(c, toUser(await change(viewer.id, key)));
  });

  routes.delete('/auth/photo', async (c) => {
    const viewer = await requireUser(c);
    await limiter.count(rates.changeByUser, viewer.id);
    return ok(c, toUser(await change(viewer.id, null)));
  });

  return routes;
}
