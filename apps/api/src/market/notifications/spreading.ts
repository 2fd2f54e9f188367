import type { NotificationKind } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import type { Deps } from '../../deps.ts';
import type { ChorePayloads } from '../../platform/ports/index.ts';
import { whoCares } from './news.ts';

const atOnce = 500;

/** SQL for one batch of the users in `who` who accept emails of the kind `$2`, after the user `$3`, by id. */
const willing = (who: string): string =>
  `SELECT u.id FROM users u WHERE u.id IN (${who}) AND u.active AND u.verified AND u.id > $3
     AND NOT EXISTS (SELECT 1 FROM notification_settings s
       WHERE s.user_id = u.id AND s.kind = $2 AND s.frequency = 'off')
   ORDER BY u.id LIMIT ${atOnce}`;

/** Sorts before every id. */
const firstId = '00000000-0000-0000-0000-000000000000';

async function spread(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  {
    listingId,
    kind,
    what,
    but,
  }: { listingId: string; kind: NotificationKind; what: string; but: readonly string[] },
  who: string,
): Promise<void> {
  let last: string | undefined = firstId;
  while (last !== undefined) {
    last = await db.transaction(async (tx: Queryable) => {
      const rows = await tx.query<{ id: string }>(willing(who), [listingId, kind, last]);
      for (const { id } of rows)
        if (!but.includes(id))
          await jobs.add(tx, 'notification', { kind, userId: id, subjectId: listingId, what });
      return rows.length < atOnce ? undefined : rows.at(-1)?.id;
    });
  }
}

/**
 * Adds emails to all users who saved a listing or asked about it that it is reserved or sold, if it still is.
 * Repeating it sends no duplicates, because each email checks earlier notifications.
 */
export async function spreadStatus(
  deps: Pick<Deps, 'db' | 'jobs'>,
  { listingId, status, told }: ChorePayloads['tell_of_status'],
): Promise<void> {
  const still = await deps.db.query('SELECT 1 FROM listings WHERE id = $1 AND status = $2', [
    listingId,
    status,
  ]);
  if (still.length === 0) return;
  await spread(deps, { listingId, kind: 'listing_status', what: status, but: told }, whoCares('$1'));
}

/** Adds emails to all users who saved a listing that its price has dropped. Each email checks whether it has. */
export async function spreadPrice(
  deps: Pick<Deps, 'db' | 'jobs'>,
  { listingId }: ChorePayloads['tell_of_price'],
): Promise<void> {
  const who = 'SELECT user_id FROM favorites WHERE listing_id = $1';
  await spread(deps, { listingId, kind: 'price_drop', what: '', but: [] }, who);
}
