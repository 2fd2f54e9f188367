import { limits } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import { privatePrefix } from '../../platform/files/index.ts';
import type { Jobs } from '../../platform/ports/index.ts';

export interface ExportRow {
  user_id: string;
  /** The session that requested it: the export ends with it, and only this session gets the link. */
  family_id: string | null;
  file_id: string;
  state: 'making' | 'ready' | 'failed';
  asked_at: Date;
  parts: number;
  bytes: number;
  expires_at: Date;
}

/** Storage key of a part; parts count from 0. */
export const partKey = (fileId: string, part: number): string => `${privatePrefix}${fileId}/${part}.zip`;

export const partKeys = ({ file_id: id, parts }: Pick<ExportRow, 'file_id' | 'parts'>): string[] =>
  Array.from({ length: parts }, (_none, part) => partKey(id, part));

/** A user's current export, finished or in progress; `null` when it has expired or there is none. */
export async function findExport(db: Queryable, userId: string, now: Date): Promise<ExportRow | null> {
  const [row] = await db.query<ExportRow>('SELECT * FROM exports WHERE user_id = $1 AND expires_at > $2', [
    userId,
    now,
  ]);
  return row ?? null;
}

/**
 * Starts a new export in place of the last; an export in progress goes on, for the session that requested it
 * last.
 */
export async function beginExport(
  { jobs }: { jobs: Jobs },
  tx: Queryable,
  { userId, familyId, fileId, now }: { userId: string; familyId: string; fileId: string; now: Date },
): Promise<void> {
  await tx.query('SELECT 1 AS held FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  const before = await findExport(tx, userId, now);
  if (before?.state === 'making') {
    await tx.query('UPDATE exports SET family_id = $2 WHERE user_id = $1', [userId, familyId]);
    return;
  }
  const old = await tx.query<ExportRow>('DELETE FROM exports WHERE user_id = $1 RETURNING file_id, parts', [
    userId,
  ]);
  const keys = old.flatMap(partKeys);
  if (keys.length > 0) await jobs.add(tx, 'remove_files', { keys });
  await tx.query(
    `INSERT INTO exports (user_id, family_id, file_id, state, asked_at, expires_at)
     VALUES ($1, $2, $3, 'making', $4, $5)`,
    [userId, familyId, fileId, now, new Date(now.getTime() + limits.exportHours * 3_600_000)],
  );
  await jobs.add(tx, 'make_export', { userId, fileId });
}

/**
 * Records a part before it is written, so that it can be cleaned up in any case. @returns whether the export
 * is still wanted
 */
export async function claimPart(db: Queryable, fileId: string, part: number, now: Date): Promise<boolean> {
  const rows = await db.query(
    'UPDATE exports SET parts = greatest(parts, $2) WHERE file_id = $1 AND expires_at > $3 RETURNING file_id',
    [fileId, part + 1, now],
  );
  return rows.length > 0;
}

export async function giveUp({ jobs }: { jobs: Jobs }, tx: Queryable, fileId: string): Promise<void> {
  const [noted] = await tx.query<ExportRow>(
    'SELECT file_id, parts FROM exports WHERE file_id = $1 FOR UPDATE',
    [fileId],
  );
  if (noted === undefined) return;
  await tx.query(`UPDATE exports SET state = 'failed', parts = 0 WHERE file_id = $1`, [fileId]);
  if (noted.parts > 0) await jobs.add(tx, 'remove_files', { keys: partKeys(noted) });
}

export async function sweepExports({ jobs }: { jobs: Jobs }, tx: Queryable, now: Date): Promise<void> {
  const old = await tx.query<ExportRow>(
    'DELETE FROM exports WHERE expires_at <= $1 RETURNING file_id, parts',
    [now],
  );
  const keys = old.flatMap(partKeys);
  if (keys.length > 0) await jobs.add(tx, 'remove_files', { keys });
}
