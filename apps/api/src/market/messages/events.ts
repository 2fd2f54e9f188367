import { isRecord, type MessageEventData } from '@porchlight/domain';
import { notBlocked } from '../blocks/index.ts';
import type { Database, Queryable } from '../../platform/db/index.ts';
import type { Logger } from '../../platform/ports/index.ts';
import { errorFields } from '../../platform/logger.ts';

const channel = 'message_events';

/** Notification between server processes: ids only, well below PostgreSQL's limit of 8,000 bytes. */
interface Notification extends Omit<MessageEventData, 'other_user_id'> {
  people: [string, string];
}

/** Makes users reload without giving a reason. */
type Missed = Pick<Notification, 'people'>;

/**
 * Notifies both participants of a message, in every process, once the transaction is committed.
 *
 * @param tx the transaction that caused the event: a rollback discards the notification
 */
export async function publishMessageEvent(
  tx: Queryable,
  type: MessageEventData['type'],
  message: { id: string; listing_id: string; from_user_id: string; to_user_id: string },
): Promise<void> {
  const notification: Notification = {
    type,
    listing_id: message.listing_id,
    message_id: message.id,
    people: [message.from_user_id, message.to_user_id],
  };
  // A message that crossed with a block isn't announced.
  await tx.query(`SELECT pg_notify($1, $2) WHERE ${notBlocked('$3::uuid', '$4::uuid')}`, [
    channel,
    JSON.stringify(notification),
    ...notification.people,
  ]);
}

/** Makes two users reload all of their messages, in every process, once the transaction is committed. */
export async function publishMissedEvents(tx: Queryable, people: [string, string]): Promise<void> {
  const missed: Missed = { people };
  await tx.query('SELECT pg_notify($1, $2)', [channel, JSON.stringify(missed)]);
}

/** Receives an event, or null when some may have been missed. */
export type MessageEventHandler = (event: MessageEventData | null) => void;

/** Distributes events to the users connected to this process. */
export interface MessageEventHub {
  /** @returns a function that ends the subscription */
  subscribe(userId: string, handler: MessageEventHandler): Promise<() => void>;
}

function isNotification(value: unknown): value is Notification | Missed {
  return isRecord(value) && Array.isArray(value['people']);
}

/** Listens to the database from the first subscription on; without one it costs nothing. */
export function createMessageEventHub(db: Database, logger: Logger): MessageEventHub {
  const handlers = new Map<string, Set<MessageEventHandler>>();
  let listening: Promise<unknown> | undefined;

  function hear(payload: string): void {
    if (payload === '') {
      for (const set of handlers.values()) for (const handler of set) handler(null);
      return;
    }
    const notification: unknown = JSON.parse(payload);
    if (!isNotification(notification)) return;
    const { people, ...event } = notification;
    for (const [index, person] of people.entries()) {
      const told = 'type' in event ? { ...event, other_user_id: people[1 - index] ?? '' } : null;
      for (const handler of handlers.get(person) ?? []) handler(told);
    }
  }

  function hearSafely(payload: string): void {
    try {
      hear(payload);
    } catch (error) {
      logger.error('message_event_not_understood', errorFields(error));
    }
  }

  return {
    async subscribe(userId, handler) {
      listening ??= db.listen(channel, hearSafely);
      try {
        await listening;
      } catch (error) {
        listening = undefined;
        throw error;
      }
      const set = handlers.get(userId) ?? new Set();
      handlers.set(userId, set.add(handler));
      return () => {
        set.delete(handler);
        if (set.size === 0 && handlers.get(userId) === set) handlers.delete(userId);
      };
    },
  };
}
