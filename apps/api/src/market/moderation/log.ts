import { type CaseSubject, type DecisionReason, type LogAction, type LogEntry } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import { wordings } from '../../platform/language/index.ts';
import type { Clock, Ids } from '../../platform/ports/index.ts';
import { type Handler, handlerParams, isKeptFrom } from './authority.ts';
import { personOf } from './cases.ts';

/** Sources of an entry's id and time. */
export interface LogDeps {
  clock: Clock;
  ids: Ids;
}

/** A moderator's action. Ids only: names are looked up, so that none is stored here. */
export interface NewEntry {
  /** Null for the server itself. */
  by: string | null;
  action: LogAction;
  about: { kind: CaseSubject | 'moderator'; id: string | null };
  caseId?: string;
  reason?: DecisionReason;
  words?: string;
}

/** Adds an entry. @param tx the transaction of the logged action */
export async function log({ clock, ids }: LogDeps, tx: Queryable, entry: NewEntry): Promise<void> {
  await tx.query(
    `INSERT INTO moderation_log (id, at, by_id, action, about_kind, about_id, case_id, reason, words)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ids.next(),
      clock.now(),
      entry.by,
      entry.action,
      entry.about.kind,
      entry.about.id ?? entry.caseId ?? null,
      entry.caseId ?? null,
      entry.reason ?? null,
      entry.words ?? null,
    ],
  );
}

export const logModeratorRemoved = (deps: LogDeps, tx: Queryable, id: string): Promise<void> =>
  log(deps, tx, { by: null, action: 'moderator_removed', about: { kind: 'moderator', id } });

/** Minutes within which repeated views make one entry. */
const lookMinutes = 10;

/** Logs a view, unless the moderator viewed it recently. */
export async function logLook(deps: LogDeps, tx: Queryable, entry: NewEntry): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - lookMinutes * 60_000);
  const known = await tx.query(
    'SELECT 1 FROM moderation_log WHERE case_id = $1 AND by_id = $2 AND action = $3 AND at > $4 LIMIT 1',
    [entry.caseId, entry.by, entry.action, since],
  );
  if (known.length === 0) await log(deps, tx, entry);
}

interface LogRow {
  id: string;
  at: Date;
  by_id: string | null;
  by_name: string | null;
  action: LogAction;
  about_kind: string | null;
  about_id: string | null;
  about_title: string | null;
  case_id: string | null;
  reason: DecisionReason | null;
  words: string | null;
}

export interface LogFilter {
  by: string | null;
  action: string | null;
}

const matches = `($3::uuid IS NULL OR g.by_id = $3) AND ($4::text IS NULL OR g.action = $4)
  AND NOT EXISTS (SELECT 1 FROM cases k WHERE k.id = g.case_id AND ${isKeptFrom})`;

/** One page of the log, newest first, without entries about cases withheld from the moderator. */
export async function readLog(
  db: Queryable,
  handler: Handler,
  { by, action }: LogFilter,
  { page, limit }: { page: number; limit: number },
): Promise<{ entries: LogEntry[]; total: number }> {
  const params = [...handlerParams(handler), by, action];
  const [count] = await db.query<{ total: number }>(
    `SELECT count(*) AS total FROM moderation_log g WHERE ${matches}`,
    params,
  );
  const rows = await db.query<LogRow>(
    `SELECT g.*, u.name AS by_name, coalesce(k.title, named.name) AS about_title
     FROM moderation_log g LEFT JOIN users u ON u.id = g.by_id LEFT JOIN cases k ON k.id = g.case_id
       LEFT JOIN users named ON g.about_kind = 'moderator' AND named.id = g.about_id
     WHERE ${matches} ORDER BY g.at DESC, g.id DESC LIMIT $5 OFFSET $6`,
    [...params, limit, (page - 1) * limit],
  );
  const entries = rows.map((row): LogEntry => ({
    id: row.id,
    at: row.at.toISOString(),
    by: row.by_id === null ? null : personOf(row.by_id, row.by_name, handler.language),
    action: row.action,
    about:
      row.about_kind === null || row.about_id === null
        ? null
        : {
            kind: row.about_kind,
            id: row.about_id,
            title: row.about_title ?? wordings[handler.language].texts.common.deletedUser,
          },
    case_id: row.case_id,
    reason: row.reason,
    words: row.words,
  }));
  return { entries, total: count?.total ?? 0 };
}
