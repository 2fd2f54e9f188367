import { isRecord, type MessageNews } from '@porchlight/domain';
import type { Database, Queryable } from '../db/index.ts';
import type { Logger } from '../ports/index.ts';
import { errorFields } from '../logger.ts';

const channel = 'message_news';

/** What travels between the processes of the server: ids only, well below the 8,000 bytes a notification may have. */
interface Notice {
  type: MessageNews['type'];
  listing_id: string;
  message_id: string;
  /** Both people of the conversation. */
  people: [string, string];
}

/**
 * Tells everybody listening, in every process, once the transaction is committed.
 *
 * @param tx the transaction that made the news: when it is rolled back, nothing is told
 */
export async function publishNews(
  tx: Queryable,
  type: MessageNews['type'],
  message: { id: string; listing_id: string; from_user_id: string; to_user_id: string },
): Promise<void> {
  const notice: Notice = {
    type,
    listing_id: message.listing_id,
    message_id: message.id,
    people: [message.from_user_id, message.to_user_id],
  };
  await tx.query('SELECT pg_notify($1, $2)', [channel, JSON.stringify(notice)]);
}

/** What a listener hears: news, or null when some may have been missed. */
export type NewsHandler = (news: MessageNews | null) => void;

/** Hands news to the people of this process who listen. */
export interface NewsDesk {
  /** @returns how to stop listening */
  subscribe(userId: string, handler: NewsHandler): Promise<() => void>;
}

function isNotice(value: unknown): value is Notice {
  return isRecord(value) && Array.isArray(value['people']);
}

/** Listens to the database from the first subscription on; without one it costs nothing. */
export function createNewsDesk(db: Database, logger: Logger): NewsDesk {
  const handlers = new Map<string, Set<NewsHandler>>();
  let listening: Promise<unknown> | undefined;

  function hear(payload: string): void {
    if (payload === '') {
      for (const set of handlers.values()) for (const handler of set) handler(null);
      return;
    }
    const notice: unknown = JSON.parse(payload);
    if (!isNotice(notice)) return;
    const { people, ...news } = notice;
    for (const [index, person] of people.entries()) {
      const other = people[1 - index] ?? '';
      for (const handler of handlers.get(person) ?? []) handler({ ...news, other_user_id: other });
    }
  }

  function hearSafely(payload: string): void {
    try {
      hear(payload);
    } catch (error) {
      logger.error('news_not_understood', errorFields(error));
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
