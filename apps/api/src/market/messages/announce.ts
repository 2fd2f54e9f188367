import { limits } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import type { Jobs } from '../../platform/ports/index.ts';
import { publishMessageEvent } from './events.ts';
import type { MessageRow } from './store.ts';

/**
 * Announces a new message: to open pages at once, and to the recipient by email if they don't read it for a while.
 *
 * @param tx the transaction that wrote it
 * @param kind kind of the email
 */
export async function announceMessage(
  { jobs }: { jobs: Jobs },
  tx: Queryable,
  row: MessageRow,
  kind: 'message' | 'offer' = 'message',
): Promise<void> {
  await publishMessageEvent(tx, 'message.created', row);
  await jobs.add(
    tx,
    'notification',
    { kind, userId: row.to_user_id, subjectId: row.conversation_id, what: '' },
    limits.unreadEmailMinutes * 60_000,
  );
}
