import type { Queryable } from '../../platform/db/index.ts';
import type { Deps } from '../../deps.ts';
import { signatureOf } from '../../platform/secret/index.ts';

type HashDeps = Pick<Deps, 'trustedClock' | 'secret'>;

const hashOf = ({ secret }: Pick<Deps, 'secret'>, email: string): string =>
  signatureOf(secret, 'suspended address', email.toLowerCase());

/**
 * Stores a hash of a suspended user's address when they delete their account, until the suspension ends. Otherwise
 * they could register again at once. Only for a confirmed address: others may belong to another user.
 */
export async function keepSuspendedAddress(tx: Queryable, deps: HashDeps, userId: string): Promise<void> {
  const [row] = await tx.query<{ email: string; decision_id: string; until: Date | null }>(
    `SELECT u.email, s.decision_id, s.until FROM suspensions s JOIN users u ON u.id = s.user_id
     WHERE u.id = $1 AND u.verified AND (s.until IS NULL OR s.until > $2)`,
    [userId, deps.trustedClock.now()],
  );
  if (row === undefined) return;
  await tx.query(
    `INSERT INTO suspended_addresses (hash, decision_id, until) VALUES ($1, $2, $3)
     ON CONFLICT (hash) DO UPDATE SET decision_id = excluded.decision_id, until = excluded.until`,
    [hashOf(deps, row.email), row.decision_id, row.until],
  );
}

/** Until when an address may not register (null: unlimited); undefined if it may. */
export async function suspendedUntil(
  db: Queryable,
  deps: HashDeps,
  email: string,
): Promise<Date | null | undefined> {
  const [row] = await db.query<{ until: Date | null }>(
    'SELECT until FROM suspended_addresses WHERE hash = $1 AND (until IS NULL OR until > $2)',
    [hashOf(deps, email), deps.trustedClock.now()],
  );
  return row?.until;
}

/** Unblocks an address because the suspension was undone, or applies the suspension before it. */
export async function revertSuspendedAddress(
  tx: Queryable,
  decisionId: string,
  before: Record<string, unknown> | null,
): Promise<void> {
  if (before === null) await tx.query('DELETE FROM suspended_addresses WHERE decision_id = $1', [decisionId]);
  else
    await tx.query('UPDATE suspended_addresses SET decision_id = $2, until = $3 WHERE decision_id = $1', [
      decisionId,
      before['decision_id'],
      before['until'],
    ]);
}
