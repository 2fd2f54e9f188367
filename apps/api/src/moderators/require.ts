import { texts } from '@porchlight/domain';
import type { Deps } from '../deps.ts';
import { type ApiContext, forbidden, requireUser, type Viewer } from '../http/index.ts';
import { isModerator } from './store.ts';

/**
 * The moderator asking; the database is asked each time.
 *
 * @throws HttpError 401 for a visitor, 403 for everybody else who is none
 */
export async function requireModerator(
  c: ApiContext,
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
): Promise<Viewer> {
  const viewer = await requireUser(c);
  if (!(await isModerator(db, settings, viewer.id))) throw forbidden(texts.moderation.notModerator);
  return viewer;
}
