import {
  type Language,
  type CaseReport,
  type CaseSignal,
  type CaseSnapshot,
  type CaseState,
  type CaseSubject,
  type CaseSummary,
  type DeskPerson,
  urgencies,
  type Urgency,
} from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import { wordings } from '../../platform/language/index.ts';
import { detailsIn } from '../signals/details.ts';
import { type Handler, handlerParams, isKeptFrom } from './authority.ts';

export interface CaseRow {
  id: string;
  subject: CaseSubject;
  subject_id: string | null;
  person_id: string | null;
  title: string;
  urgency: Urgency;
  reports: number;
  signals: number;
  opened_at: Date;
  state: CaseState;
  taken_by: string | null;
  taken_name: string | null;
  is_new_since_edit: boolean;
  version: number;
  snapshot: CaseSnapshot;
}

const columns = `k.id, k.subject, k.subject_id, k.person_id, k.title, k.urgency, k.opened_at, k.state, k.taken_by,
  u.name AS taken_name, k.is_new_since_edit, k.version, k.snapshot,
  (SELECT count(*) FROM reports r WHERE r.case_id = k.id)
    + (SELECT count(*) FROM support_messages q WHERE q.case_id = k.id) AS reports,
  (SELECT count(*) FROM case_signals s WHERE s.case_id = k.id) AS signals`;

/** A user as the moderation dashboard shows them; `name` is null when the account is deleted. */
export const personOf = (id: string, name: string | null, language: Language): DeskPerson => ({
  id,
  name: name ?? wordings[language].texts.common.deletedUser,
});

export function toSummary(row: CaseRow, language: Language): CaseSummary {
  return {
    id: row.id,
    subject: row.subject,
    title: row.title,
    urgency: row.urgency,
    reports: row.reports,
    signals: row.signals,
    opened_at: row.opened_at.toISOString(),
    state: row.state,
    taken_by: row.taken_by === null ? null : personOf(row.taken_by, row.taken_name, language),
    ...(row.is_new_since_edit && { is_new_since_edit: true }),
  };
}

/** SQL for the rank of an urgency; a larger number is more urgent. */
export const rankOf = (urgency: string): string =>
  `array_position(ARRAY[${urgencies.map((name) => `'${name}'`).join(', ')}], ${urgency})`;

const orders: Record<CaseState, string> = {
  open: `${rankOf('k.urgency')} DESC, k.opened_at, k.id`,
  decided: 'k.decided_at DESC, k.id DESC',
};

/**
 * One page of the queue, urgent first and then the oldest; decided cases newest first. Cases about the moderator, and
 * those about administrators that only administrators handle, are left out.
 */
export async function listCases(
  db: Queryable,
  handler: Handler,
  state: CaseState,
  { page, limit }: { page: number; limit: number },
): Promise<{ cases: CaseSummary[]; total: number }> {
  const params = handlerParams(handler);
  const where = `k.state = '${state}' AND NOT ${isKeptFrom}`;
  const [count] = await db.query<{ total: number }>(
    `SELECT count(*) AS total FROM cases k WHERE ${where}`,
    params,
  );
  const rows = await db.query<CaseRow>(
    `SELECT ${columns} FROM cases k LEFT JOIN users u ON u.id = k.taken_by
     WHERE ${where} ORDER BY ${orders[state]} LIMIT $3 OFFSET $4`,
    [...params, limit, (page - 1) * limit],
  );
  return { cases: rows.map((row) => toSummary(row, handler.language)), total: count?.total ?? 0 };
}

/** @param lock true locks it until the transaction ends */
export async function readCase(db: Queryable, id: string, lock = false): Promise<CaseRow | null> {
  const [row] = await db.query<CaseRow>(
    `SELECT ${columns} FROM cases k LEFT JOIN users u ON u.id = k.taken_by WHERE k.id = $1
     ${lock ? 'FOR UPDATE OF k' : ''}`,
    [id],
  );
  return row ?? null;
}

export async function setTaken(tx: Queryable, id: string, by: string | null): Promise<void> {
  await tx.query('UPDATE cases SET taken_by = $2, version = version + 1 WHERE id = $1', [id, by]);
}

type StoredReport = Omit<CaseReport, 'created_at' | 'reporter'> & {
  created_at: Date;
  name: string;
  email: string;
};

/** Reports and questions of a case, oldest first. */
export async function readReports(db: Queryable, caseId: string): Promise<CaseReport[]> {
  const rows = await db.query<StoredReport>(
    `SELECT id, report_type, urgency, subject, description, evidence, created_at, reporter_name AS name,
       reporter_email AS email FROM reports WHERE case_id = $1
     UNION ALL SELECT id, category, 'medium', subject, message, NULL, created_at, name, email
       FROM support_messages WHERE case_id = $1
     ORDER BY created_at, id`,
    [caseId],
  );
  return rows.map(({ name, email, created_at: at, ...rest }) => ({
    ...rest,
    created_at: at.toISOString(),
    reporter: { name, email },
  }));
}

/** Auto-flags of a case, oldest first. */
export async function readSignals(db: Queryable, caseId: string, language: Language): Promise<CaseSignal[]> {
  const rows = await db.query<Omit<CaseSignal, 'created_at'> & { created_at: Date }>(
    'SELECT id, kind, details, created_at FROM case_signals WHERE case_id = $1 ORDER BY created_at, id',
    [caseId],
  );
  return rows.map(({ created_at: at, details, ...rest }) => ({
    ...rest,
    details: detailsIn(language, details),
    created_at: at.toISOString(),
  }));
}
