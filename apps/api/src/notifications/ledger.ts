import type { NotificationKind } from '@porchlight/domain';
import type { Queryable } from '../db/index.ts';

/** What someone may be told of. */
export interface Subject {
  kind: NotificationKind;
  userId: string;
  /** Of the conversation or listing. */
  subjectId: string;
  /** What of it, where one can be told of twice: the status of a listing. Empty for the rest. */
  what: string;
}

/**
 * Notes that a person is told of something by a letter.
 *
 * @param since told after that, they know already
 * @param jobId the letter's: it may be written more than once
 * @returns whether it is for this letter to tell
 */
export async function claim(
  db: Queryable,
  { kind, userId, subjectId, what }: Subject,
  { since, jobId, now }: { since: Date; jobId: string; now: Date },
): Promise<boolean> {
  const rows = await db.query(
    `INSERT INTO notifications AS n (user_id, kind, subject_id, what, told_at, told_by)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (user_id, kind, subject_id, what) DO UPDATE SET
       told_at = excluded.told_at, told_by = excluded.told_by, waits_since = NULL
     WHERE n.told_at IS NULL OR n.told_at < $7 OR n.told_by = excluded.told_by
     RETURNING 1 AS told`,
    [userId, kind, subjectId, what, now, jobId, since],
  );
  return rows.length > 0;
}

/** Puts something aside for the person's daily letter, unless they were told of it since then. */
export async function putAside(
  db: Queryable,
  { kind, userId, subjectId, what }: Subject,
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  await db.query(
    `INSERT INTO notifications AS n (user_id, kind, subject_id, what, waits_since) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (user_id, kind, subject_id, what) DO UPDATE SET waits_since = excluded.waits_since
     WHERE n.waits_since IS NULL AND (n.told_at IS NULL OR n.told_at < $6)`,
    [userId, kind, subjectId, what, now, since],
  );
}
