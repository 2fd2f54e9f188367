import {
  type CaseAnswer,
  type CasesAnswer,
  caseStates,
  decisionInputSchema,
  limits,
  paginationOf,
} from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import type { Queryable } from '../db/index.ts';
import { invalid, ok, pageParams, readJson, validate, type ApiApp, type ApiEnv } from '../http/index.ts';
import { ID_PATTERN } from '../ids.ts';
import { requireModerator } from '../moderators/index.ts';
import { listCases, readCase, setTaken } from './cases.ts';
import { changedMeanwhile, decide, holdCase, noCase, takenMeanwhile, undo } from './deciding.ts';
import { detailOf } from './decisions.ts';
import { log, logLook } from './log.ts';

/** The queue of the desk, and what moderators do with a case. */
export function caseRoutes(deps: Deps): ApiApp {
  const { db, changes } = deps;
  const routes = new Hono<ApiEnv>();
  const casePath = `/admin/cases/:id{${ID_PATTERN}}` as const;

  async function answer(tx: Queryable, id: string, moderatorId: string): Promise<CaseAnswer> {
    const row = await readCase(tx, id);
    if (row === null) throw noCase();
    return { case: await detailOf(tx, row, moderatorId) };
  }

  routes.get('/admin/cases', async (c) => {
    await requireModerator(c, deps);
    const wanted = c.req.query('state') ?? 'open';
    const state = caseStates.find((known) => known === wanted);
    if (state === undefined) throw invalid({ state: ['Not a state of a case.'] });
    const { page, limit } = pageParams(c, limits.casesPerPage);
    const { cases, total } = await listCases(db, state, { page, limit });
    return ok(c, { cases, pagination: paginationOf({ page, limit, total }) } satisfies CasesAnswer);
  });

  routes.get(casePath, async (c) => {
    const viewer = await requireModerator(c, deps);
    const id = c.req.param('id');
    const found = await db.transaction(async (tx) => {
      const row = await readCase(tx, id);
      if (row === null) throw noCase();
      const look = { by: viewer.id, about: { kind: row.subject, id: row.subject_id }, caseId: row.id };
      await logLook(deps, tx, { ...look, action: 'case_seen' });
      if (row.snapshot.message !== null) await logLook(deps, tx, { ...look, action: 'messages_seen' });
      return { case: await detailOf(tx, row, viewer.id) } satisfies CaseAnswer;
    });
    return ok(c, found);
  });

  routes.put(`${casePath}/taken`, async (c) => {
    const viewer = await requireModerator(c, deps);
    const id = c.req.param('id');
    const taken = await db.transaction(async (tx) => {
      const row = await holdCase(tx, id);
      if (row.state !== 'open') throw changedMeanwhile();
      if (row.taken_by !== null && row.taken_by !== viewer.id) throw takenMeanwhile();
      if (row.taken_by === null) {
        await setTaken(tx, id, viewer.id);
        const about = { kind: row.subject, id: row.subject_id };
        await log(deps, tx, { by: viewer.id, action: 'case_taken', about, caseId: id });
      }
      return answer(tx, id, viewer.id);
    });
    return ok(c, taken);
  });

  routes.delete(`${casePath}/taken`, async (c) => {
    const viewer = await requireModerator(c, deps);
    const id = c.req.param('id');
    const free = await db.transaction(async (tx) => {
      const row = await holdCase(tx, id);
      if (row.taken_by !== null) {
        await setTaken(tx, id, null);
        const about = { kind: row.subject, id: row.subject_id };
        await log(deps, tx, { by: viewer.id, action: 'case_put_back', about, caseId: id });
      }
      return answer(tx, id, viewer.id);
    });
    return ok(c, free);
  });

  routes.post(`${casePath}/decisions`, async (c) => {
    const viewer = await requireModerator(c, deps);
    const caseId = c.req.param('id');
    const input = validate(decisionInputSchema, await readJson(c));
    const decided = await changes.of('decided').transaction(async (tx) => {
      await decide(deps, tx, { caseId, by: viewer.id, input });
      return answer(tx, caseId, viewer.id);
    });
    return ok(c, decided, 201);
  });

  routes.delete(`${casePath}/decisions/:decision{${ID_PATTERN}}`, async (c) => {
    const viewer = await requireModerator(c, deps);
    const [caseId, decisionId] = [c.req.param('id'), c.req.param('decision')];
    const undone = await changes.of('decided').transaction(async (tx) => {
      await undo(deps, tx, { caseId, decisionId, by: viewer.id });
      return answer(tx, caseId, viewer.id);
    });
    return ok(c, undone);
  });

  return routes;
}
