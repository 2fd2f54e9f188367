import { type Language, texts } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import type { Deps } from '../../deps.ts';
import { HttpError } from '../../platform/http/index.ts';
import { administers, type ModeratorViewer } from '../moderators/index.ts';
import type { PublicTransaction } from '../../platform/publicChanges.ts';

type Conflict = 'own' | 'own_report' | 'administrator';

/** A moderator, and the addresses of administrators whom they may not decide about. */
export interface Handler {
  id: string;
  /** Language of the request. */
  language: Language;
  above: readonly string[];
}

export const handlerOf = (
  { id, isAdministrator }: ModeratorViewer,
  { adminEmails }: Deps['settings'],
  language: Language,
): Handler => ({ id, language, above: isAdministrator ? [] : adminEmails });

/** The parameters `$1` and `$2` of the SQL below. */
export const handlerParams = ({ id, above }: Handler): readonly unknown[] => [id, above];

const isAboutAdministrator = `EXISTS (SELECT 1 FROM users u WHERE u.id = k.person_id AND ${administers('$2')})`;

/** SQL that is true for a case `k` whose existence the moderator must not learn of. */
export const isKeptFrom = `(k.person_id IS NOT NULL AND (k.person_id = $1 OR ${isAboutAdministrator}))`;

/**
 * Only the moderator reported it: no other signed-in user did, and no auto-flag. Anyone can report without an
 * account.
 */
const isOwnReport = `(EXISTS (SELECT 1 FROM reports r WHERE r.case_id = k.id AND r.reporter_id = $1)
  AND NOT EXISTS (SELECT 1 FROM reports r WHERE r.case_id = k.id AND r.reporter_id <> $1)
  AND NOT EXISTS (SELECT 1 FROM case_signals s WHERE s.case_id = k.id))`;

/**
 * Checks that a moderator may handle a case; every call about one case does this first.
 *
 * @throws HttpError 403 for a case about themselves, one that only they reported, or one about an administrator
 */
export async function requireHandler(db: Queryable, caseId: string, handler: Handler): Promise<void> {
  const [row] = await db.query<{ conflict: Conflict | null }>(
    `SELECT CASE WHEN k.person_id = $1 THEN 'own' WHEN ${isAboutAdministrator} THEN 'administrator'
       WHEN ${isOwnReport} THEN 'own_report' END AS conflict
     FROM cases k WHERE k.id = $3`,
    [...handlerParams(handler), caseId],
  );
  const conflict = row?.conflict ?? null;
  if (conflict !== null) throw new HttpError(403, 'case_not_yours', texts.moderation.conflicts[conflict]);
}

/** Ends the suspension of a user whom the settings name as an administrator: they can't be suspended. */
export async function endSuspensionOfAdministrator(
  tx: PublicTransaction,
  { adminEmails }: Deps['settings'],
  userId: string,
): Promise<void> {
  await tx.query(
    `DELETE FROM suspensions s USING users u WHERE s.user_id = u.id AND u.id = $2 AND ${administers('$1')}`,
    [adminEmails, userId],
  );
}
