import {
  type LogAnswer,
  limits,
  logActions,
  type ModeratorAnswer,
  type ModeratorsAnswer,
  moderatorRemovalSchema,
  moderatorSchema,
  paginationOf,
  texts,
} from '@porchlight/domain';
import { Hono } from 'hono';
import { createPasswordProof } from '../account/passwordProof.ts';
import type { Deps } from '../../deps.ts';
import {
  conflict,
  invalid,
  noContent,
  notFound,
  ok,
  pageParams,
  readJson,
  validate,
  type ApiApp,
  type ApiEnv,
} from '../../platform/http/index.ts';
import { languageOf } from '../../platform/language/index.ts';
import { ID_PATTERN, isId } from '../../platform/ids.ts';
import {
  listModerators,
  nameModerator,
  removeModerator,
  requireAdministrator,
  requireModerator,
} from '../moderators/index.ts';
import { handlerOf } from './authority.ts';
import { log, readLog } from './log.ts';

/** The moderation log, and managing moderators. */
export function deskRoutes(deps: Deps): ApiApp {
  const { db, clock, settings } = deps;
  const { toProve, provePassword } = createPasswordProof(deps);
  const routes = new Hono<ApiEnv>();

  routes.get('/admin/log', async (c) => {
    const viewer = await requireModerator(c, deps);
    const by = c.req.query('by') ?? null;
    const action = c.req.query('action') ?? null;
    if (by !== null && !isId(by)) throw invalid({ by: [texts.refusals.moderation.moderatorUnknown] });
    if (action !== null && !logActions.some((known) => known === action))
      throw invalid({ action: [texts.refusals.moderation.actionUnknown] });
    const { page, limit } = pageParams(c, limits.logPerPage);
    const { entries, total } = await readLog(
      db,
      handlerOf(viewer, settings, languageOf(c)),
      { by, action },
      { page, limit },
    );
    return ok(c, { entries, pagination: paginationOf({ page, limit, total }) } satisfies LogAnswer);
  });

  routes.get('/admin/moderators', async (c) => {
    await requireModerator(c, deps);
    return ok(c, { moderators: await listModerators(db, settings) } satisfies ModeratorsAnswer);
  });

  routes.post('/admin/moderators', async (c) => {
    const viewer = await requireAdministrator(c, deps);
    const { email, password } = validate(moderatorSchema, await readJson(c));
    await provePassword(c, await toProve(viewer), password, 'password');
    const named = await db.transaction(async (tx) => {
      const done = await nameModerator(tx, settings, { email, by: viewer.id, now: clock.now() });
      if (done?.isNew === true) {
        const about = { kind: 'moderator', id: done.moderator.id } as const;
        await log(deps, tx, { by: viewer.id, action: 'moderator_named', about });
      }
      return done;
    });
    if (named === null) throw invalid({ email: [texts.moderation.notAccountAddress] });
    return ok(c, { moderator: named.moderator } satisfies ModeratorAnswer, 201);
  });

  routes.delete(`/admin/moderators/:id{${ID_PATTERN}}`, async (c) => {
    const viewer = await requireAdministrator(c, deps);
    const id = c.req.param('id');
    const { password } = validate(moderatorRemovalSchema, await readJson(c));
    await provePassword(c, await toProve(viewer), password, 'password');
    const outcome = await db.transaction(async (tx) => {
      const done = await removeModerator(tx, settings, id);
      if (done === 'removed') {
        const about = { kind: 'moderator', id } as const;
        await log(deps, tx, { by: viewer.id, action: 'moderator_removed', about });
      }
      return done;
    });
    if (outcome === 'settings') throw conflict(texts.moderation.namedBySettings, 'named_by_settings');
    if (outcome === 'missing') throw notFound(texts.refusals.moderation.noModerator);
    return noContent(c);
  });

  return routes;
}
