import { type DecisionInput, type DecisionKind, texts } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import type { Deps } from '../../deps.ts';
import { conflict, type HttpError, invalid, notFound } from '../../platform/http/index.ts';
import { isAdministrator } from '../moderators/index.ts';
import type { PublicTransaction } from '../../platform/publicChanges.ts';
import { endSuspensionOfAdministrator, type Handler, requireHandler } from './authority.ts';
import { type CaseRow, readCase } from './cases.ts';
import { allowedNow } from './decisions.ts';
import { apply, revert } from './effects.ts';
import { tellOfDecision, tellOfUndoing } from './emails.ts';
import { log } from './log.ts';
import { readSubject } from './snapshot.ts';

type DecidingDeps = Pick<Deps, 'clock' | 'ids' | 'jobs' | 'settings'>;

export const changedMeanwhile = (): HttpError => conflict(texts.moderation.changedMeanwhile, 'case_changed');
export const takenMeanwhile = (): HttpError => conflict(texts.moderation.takenMeanwhile, 'case_taken');

/**
 * A case that this moderator may handle.
 *
 * @param lock true locks it until the transaction ends
 * @throws HttpError 404 if there is none, 403 if other moderators must handle it
 */
export async function handledCase(
  tx: Queryable,
  id: string,
  handler: Handler,
  lock = true,
): Promise<CaseRow> {
  const row = await readCase(tx, id, lock);
  if (row === null) throw notFound(texts.refusals.moderation.noCase);
  await requireHandler(tx, id, handler);
  return row;
}

/**
 * Decides a case, and carries out the decision. Of two parallel decisions, the second finds the case decided.
 *
 * @throws HttpError 409 when it has changed since the moderator read it, or another moderator has taken it; 422 for a
 * decision that is not allowed
 */
export async function decide(
  deps: DecidingDeps,
  tx: PublicTransaction,
  { caseId, handler, input }: { caseId: string; handler: Handler; input: DecisionInput },
): Promise<void> {
  const { id: by } = handler;
  const row = await handledCase(tx, caseId, handler);
  if (row.state !== 'open' || row.version !== input.version) throw changedMeanwhile();
  if (row.taken_by !== null && row.taken_by !== by) throw takenMeanwhile();
  const isThere = (await readSubject(tx, row.subject, row.subject_id)) !== null;
  if (!(await allowedNow(deps, tx, row, isThere)).includes(input.kind)) {
    const isOfAdministrator =
      input.kind === 'suspend' &&
      row.person_id !== null &&
      (await isAdministrator(tx, deps.settings, row.person_id));
    throw invalid({
      kind: [isOfAdministrator ? texts.moderation.administratorStays : texts.moderation.notForThis],
    });
  }
  const [id, now] = [deps.ids.next(), deps.clock.now()];
  const before = await apply(tx, row, { id, input, now });
  await tx.query(
    `INSERT INTO decisions (id, case_id, kind, reason, words, days, by_id, made_at, before)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb)`,
    [
      id,
      caseId,
      input.kind,
      input.reason,
      input.words,
      input.days ?? null,
      by,
      now,
      before === null ? null : JSON.stringify(before),
    ],
  );
  await tx.query(
    `UPDATE cases SET state = 'decided', decided_at = $2, version = version + 1, is_new_since_edit = false
     WHERE id = $1`,
    [caseId, now],
  );
  await tellOfDecision(deps, tx, row, { id, kind: input.kind });
  await log(deps, tx, {
    by,
    action: 'decided',
    about: { kind: row.subject, id: row.subject_id },
    caseId,
    reason: input.reason,
    words: [texts.moderation.kinds[input.kind], input.words].filter((part) => part !== '').join(': '),
  });
}

/**
 * Undoes a decision and reopens its case, unless another case about the same subject is open by now.
 *
 * @throws HttpError 404 if the case has no such decision, 409 when it was already undone
 */
export async function undo(
  deps: DecidingDeps,
  tx: PublicTransaction,
  { caseId, decisionId, handler }: { caseId: string; decisionId: string; handler: Handler },
): Promise<void> {
  const { id: by } = handler;
  const row = await handledCase(tx, caseId, handler);
  const [decision] = await tx.query<{
    id: string;
    kind: DecisionKind;
    before: Record<string, unknown> | null;
    undone_at: Date | null;
  }>('SELECT id, kind, before, undone_at FROM decisions WHERE id = $1 AND case_id = $2', [
    decisionId,
    caseId,
  ]);
  if (decision === undefined) throw notFound(texts.refusals.moderation.noDecision);
  if (decision.undone_at !== null) throw changedMeanwhile();
  const now = deps.clock.now();
  await revert(tx, row, decision);
  // Undoing may bring back a suspension from before the settings named the user.
  if (row.person_id !== null) await endSuspensionOfAdministrator(tx, deps.settings, row.person_id);
  await tx.query('UPDATE decisions SET undone_at = $2, undone_by = $3 WHERE id = $1', [decisionId, now, by]);
  await tx.query(
    `UPDATE cases k SET version = version + 1, taken_by = NULL,
       state = CASE WHEN EXISTS (SELECT 1 FROM cases o WHERE o.id <> k.id AND o.state = 'open'
         AND o.subject = k.subject AND o.subject_id = k.subject_id) THEN k.state ELSE 'open' END
     WHERE id = $1`,
    [caseId],
  );
  await tellOfUndoing(deps, tx, row, decision);
  await log(deps, tx, {
    by,
    action: 'decision_undone',
    about: { kind: row.subject, id: row.subject_id },
    caseId,
    words: texts.moderation.kinds[decision.kind],
  });
}
