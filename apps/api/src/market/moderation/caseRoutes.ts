import {
  type CaseAnswer,
  type CasesAnswer,
  caseStates,
  decisionInputSchema,
  limits,
  paginationOf,
  texts,
} from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { Queryable } from '../../platform/db/index.ts';
import {
  invalid,
  ok,
  pageParams,
  readJson,
  validate,
  type ApiApp,
  type ApiContext,
  type ApiEnv,
} from '../../platform/http/index.ts';
import { languageOf } from '../../platform/language/index.ts';
import { ID_PATTERN } from '../../platform/ids.ts';
import { requireModerator } from '../moderators/index.ts';
import { type Handler, handlerOf } from './authority.ts';
import { listCases, setTaken } from './cases.ts';
import { changedMeanwhile, decide, handledCase, takenMeanwhile, undo } from './deciding.ts';
import { detailOf } from './decisions.ts';
import { log, logLook } from './log.ts';

/** The moderation queue, and the actions on a case. */
export function caseRoutes(deps: Deps): ApiApp {
  const { db, changes, settings } = deps;
  const routes = new Hono<ApiEnv>();
  const casePath = `/admin/cases/:id{${ID_PATTERN}}` as const;

  const requireHandling = async (c: ApiContext): Promise<Handler> =>
    handlerOf(await requireModerator(c, deps), settings, languageOf(c));

  async function answer(tx: Queryable, id: string, handler: Handler): Promise<CaseAnswer> {
    return { case: await detailOf(deps, tx, await handledCase(tx, id, handler, false), handler) };
  }

  routes.get('/admin/cases', async (c) => {
    const handler = await requireHandling(c);
    const wanted = c.req.query('state') ?? 'open';
    const state = caseStates.find((known) => known === wanted);
    if (state === undefined) throw invalid({ state: [texts.refusals.moderation.stateUnknown] });
    const { page, limit } = pageParams(c, limits.casesPerPage);
    const { cases, total } = await listCases(db, handler, state, { page, limit });
    return ok(c, { cases, pagination: paginationOf({ page, limit, total }) } satisfies CasesAnswer);
  });

  routes.get(casePath, async (c) => {
    const handler = await requireHandling(c);
    const id = c.req.param('id');
    const found = await db.transaction(async (tx) => {
      const row = await handledCase(tx, id, handler, false);
      const look = { by: handler.id, about: { kind: row.subject, id: row.subject_id }, caseId: row.id };
      await logLook(deps, tx, { ...look, action: 'case_seen' });
      if (row.snapshot.message !== null) await logLook(deps, tx, { ...look, action: 'messages_seen' });
      return { case: await detailOf(deps, tx, row, handler) } satisfies CaseAnswer;
    });
    return ok(c, found);
  });

  routes.put(`${casePath}/taken`, async (c) => {
    const handler = await requireHandling(c);
    const id = c.req.param('id');
    const taken = await db.transaction(async (tx) => {
      const row = await handledCase(tx, id, handler);
      if (row.state !== 'open') throw changedMeanwhile();
      if (row.taken_by !== null && row.taken_by !== handler.id) throw takenMeanwhile();
      if (row.taken_by === null) {
        await setTaken(tx, id, handler.id);
        const about = { kind: row.subject, id: row.subject_id };
        await log(deps, tx, { by: handler.id, action: 'case_taken', about, caseId: id });
      }
      return answer(tx, id, handler);
    });
    return ok(c, taken);
  });

  routes.delete(`${casePath}/taken`, async (c) => {
    const handler = await requireHandling(c);
    const id = c.req.param('id');
    const free = await db.transaction(async (tx) => {
      const row = await handledCase(tx, id, handler);
      if (row.taken_by !== null) {
        await setTaken(tx, id, null);
        const about = { kind: row.subject, id: row.subject_id };
        await log(deps, tx, { by: handler.id, action: 'case_put_back', about, caseId: id });
      }
      return answer(tx, id, handler);
    });
    return ok(c, free);
  });

  routes.post(`${casePath}/decisions`, async (c) => {
    const handler = await requireHandling(c);
    const caseId = c.req.param('id');
    const input = validate(decisionInputSchema, await readJson(c));
    const decided = await changes.of('decided').transaction(async (tx) => {
      await decide(deps, tx, { caseId, handler, input });
      return answer(tx, caseId, handler);
    });
    return ok(c, decided, 201);
  });

  routes.delete(`${casePath}/decisions/:decision{${ID_PATTERN}}`, async (c) => {
    const handler = await requireHandling(c);
    const [caseId, decisionId] = [c.req.param('id'), c.req.param('decision')];
    const undone = await changes.of('decided').transaction(async (tx) => {
      await undo(deps, tx, { caseId, decisionId, handler });
      return answer(tx, caseId, handler);
    });
    return ok(c, undone);
  });

  return routes;
}
