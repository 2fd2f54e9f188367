import type { CaseSubject, SignalKind } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import type { Deps } from '../../deps.ts';
import { openCase } from '../moderation/index.ts';

export interface Noticed {
  kind: SignalKind;
  subject: CaseSubject;
  subjectId: string;
  userId: string;
  /** For moderators: numbers and ids, never typed text. */
  details: string;
}

/**
 * Adds an auto-flag to the moderation queue, once per subject and kind; it has no other effect.
 *
 * @param tx a separate transaction
 */
export async function notice(
  tx: Queryable,
  deps: Pick<Deps, 'clock' | 'ids'>,
  { kind, subject, subjectId, userId, details }: Noticed,
): Promise<void> {
  const first = await tx.query(
    `INSERT INTO noticed (kind, subject_id, user_id, noticed_at) SELECT $1, $2, id, $4 FROM users WHERE id = $3
     ON CONFLICT DO NOTHING RETURNING kind`,
    [kind, subjectId, userId, deps.clock.now()],
  );
  if (first.length > 0)
    await openCase(tx, deps, { subject, subjectId, source: { signal: { kind, details } } });
}
