import { texts } from '@porchlight/domain';
import type { Deps } from '../../deps.ts';
import { type ApiContext, forbidden, requireUser, type Viewer } from '../../platform/http/index.ts';
import { roleOf } from './store.ts';

export interface ModeratorViewer extends Viewer {
  isAdministrator: boolean;
}

type RoleDeps = Pick<Deps, 'db' | 'settings'>;

/**
 * The moderator of a request, read from the database each time.
 *
 * @throws HttpError 401 for a visitor, 403 for other users
 */
export async function requireModerator(c: ApiContext, { db, settings }: RoleDeps): Promise<ModeratorViewer> {
  const viewer = await requireUser(c);
  const role = await roleOf(db, settings, viewer.id);
  if (role === null) throw forbidden(texts.moderation.notModerator);
  return { ...viewer, isAdministrator: role === 'administrator' };
}

/**
 * The administrator of a request: a moderator named in the settings.
 *
 * @throws HttpError 401 for a visitor, 403 for other users and other moderators
 */
export async function requireAdministrator(c: ApiContext, deps: RoleDeps): Promise<ModeratorViewer> {
  const viewer = await requireModerator(c, deps);
  if (!viewer.isAdministrator) throw forbidden(texts.moderation.notAdministrator);
  return viewer;
}
