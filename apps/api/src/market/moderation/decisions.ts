import {
  type Language,
  allowedDecisions,
  type CaseDetail,
  type Decision,
  type DecisionKind,
  type DecisionReason,
  isSnapshotOutdated,
} from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import type { Deps } from '../../deps.ts';
import { isAdministrator } from '../moderators/index.ts';
import { type Handler, handlerParams, isKeptFrom } from './authority.ts';
import { type CaseRow, personOf, readReports, readSignals, toSummary } from './cases.ts';
import { activeEffect } from './effects.ts';
import { readSubject } from './snapshot.ts';

interface DecisionRow {
  id: string;
  kind: DecisionKind;
  reason: DecisionReason;
  words: string;
  days: number | null;
  by_id: string;
  by_name: string | null;
  made_at: Date;
  undone_at: Date | null;
  undone_by: string | null;
  undone_name: string | null;
  case_id: string;
}

const select = `SELECT d.id, d.kind, d.reason, d.words, d.days, d.by_id, b.name AS by_name, d.made_at, d.undone_at,
    d.undone_by, n.name AS undone_name, d.case_id
  FROM decisions d LEFT JOIN users b ON b.id = d.by_id LEFT JOIN users n ON n.id = d.undone_by`;

const toDecision = (row: DecisionRow, language: Language): Decision => ({
  id: row.id,
  kind: row.kind,
  reason: row.reason,
  words: row.words,
  days: row.days,
  by: personOf(row.by_id, row.by_name, language),
  made_at: row.made_at.toISOString(),
  undone_at: row.undone_at?.toISOString() ?? null,
  undone_by: row.undone_by === null ? null : personOf(row.undone_by, row.undone_name, language),
  case_id: row.case_id,
});

const historyMax = 20;

async function readDecisions(db: Queryable, { id, person_id: personId }: CaseRow, handler: Handler) {
  const own = await db.query<DecisionRow>(
    `${select} WHERE d.case_id = $1 ORDER BY d.made_at DESC, d.id DESC`,
    [id],
  );
  const others = await db.query<DecisionRow>(
    `${select} JOIN cases k ON k.id = d.case_id
     WHERE d.case_id <> $3 AND NOT ${isKeptFrom} AND (k.person_id = $4
       OR k.person_id IN (SELECT reporter_id FROM reports WHERE case_id = $3))
     ORDER BY d.made_at DESC, d.id DESC LIMIT ${historyMax}`,
    [...handlerParams(handler), id, personId],
  );
  const written = (row: DecisionRow): Decision => toDecision(row, handler.language);
  return { decisions: own.map(written), history: others.map(written) };
}

/**
 * The decisions that a case allows now.
 *
 * @param isThere whether the subject of the case still exists
 */
export async function allowedNow(
  { settings }: Pick<Deps, 'settings'>,
  db: Queryable,
  row: CaseRow,
  isThere: boolean,
): Promise<DecisionKind[]> {
  if (row.state !== 'open') return [];
  const [person] =
    row.person_id === null ? [] : await db.query('SELECT 1 FROM users WHERE id = $1', [row.person_id]);
  return allowedDecisions(row.subject, {
    isThere,
    hasPerson: person !== undefined,
    isOfAdministrator: row.person_id !== null && (await isAdministrator(db, settings, row.person_id)),
    isRestorable: (await activeEffect(db, row)) !== null,
  });
}

export async function detailOf(
  deps: Pick<Deps, 'settings'>,
  db: Queryable,
  row: CaseRow,
  handler: Handler,
): Promise<CaseDetail> {
  const now = await readSubject(db, row.subject, row.subject_id);
  const hasChanged =
    row.subject_id !== null && (now === null || isSnapshotOutdated(row.snapshot, now.snapshot));
  return {
    ...toSummary(row, handler.language),
    version: row.version,
    reports_list: await readReports(db, row.id),
    signals_list: await readSignals(db, row.id, handler.language),
    snapshot: row.snapshot,
    is_changed: hasChanged,
    listing_now: hasChanged ? (now?.snapshot.listing ?? null) : null,
    ...(await readDecisions(db, row, handler)),
    allowed: await allowedNow(deps, db, row, now !== null),
  };
}
