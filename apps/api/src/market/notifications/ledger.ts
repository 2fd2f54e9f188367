import type { NotificationKind } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';

/** An event that a user can be notified of. */
export interface Subject {
  kind: NotificationKind;
  userId: string;
  subjectId: string;
  /** Distinguishes repeatable events: the status of a listing. Otherwise empty. */
  what: string;
}

/**
 * Records that an email notifies a user of an event.
 *
 * @param since a notification after this time counts as a duplicate
 * @param jobId the email's job, which may be retried
 * @returns whether this email should be sent
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

/** Stores an event for the user's daily email, unless they were notified of it since then. */
export async function deferToDaily(
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
