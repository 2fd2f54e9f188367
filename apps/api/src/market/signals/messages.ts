import type { NudgeKind } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import type { Deps } from '../../deps.ts';
import { words } from './details.words.ts';
import { notice } from './notice.ts';
import { areManyFirstMessages, manySince, scamWordsIn } from './rules.ts';
import { scamMessagesADay } from './thresholds.ts';

const DAY = 24 * 3_600_000;

interface Sent {
  from_user_id: string;
  content: string;
  created_at: Date;
  account_since: Date;
  is_first: boolean;
}

/** A message that a user wrote; notices by the server are excluded. */
async function readSent(db: Queryable, id: string): Promise<Sent | null> {
  const [row] = await db.query<Sent>(
    `SELECT m.from_user_id, m.content, m.created_at, u.created_at AS account_since,
       m.from_user_id = c.asker_id AND NOT EXISTS (SELECT FROM messages b
         WHERE b.conversation_id = c.id AND (b.created_at, b.id) < (m.created_at, m.id)) AS is_first
     FROM messages m JOIN conversations c ON c.id = m.conversation_id JOIN users u ON u.id = m.from_user_id
     WHERE m.id = $1 AND m.notice IS NULL`,
    [id],
  );
  return row ?? null;
}

/** Details shown to moderators. */
const said: Readonly<Partial<Record<NudgeKind, string>>> = {
  code: words.code,
  giftCard: words.giftCard,
  paymentLink: words.paymentLink,
};

/** How often a user's messages were noticed within a day. */
async function noticedToday(db: Queryable, userId: string, now: Date): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `SELECT count(*) AS count FROM noticed WHERE user_id = $1 AND kind = 'scam_words' AND noticed_at > $2`,
    [userId, new Date(now.getTime() - DAY)],
  );
  return row?.count ?? 0;
}

/** Checks a sent message, and auto-flags it if needed. */
export async function lookAtMessage(deps: Deps, { messageId }: { messageId: string }): Promise<void> {
  const { db, clock } = deps;
  const sent = await readSent(db, messageId);
  if (sent === null) return;
  const userId = sent.from_user_id;

  const kind = scamWordsIn(sent.content);
  if (kind !== undefined && (await noticedToday(db, userId, clock.now())) < scamMessagesADay)
    await db.transaction((tx) =>
      notice(tx, deps, {
        kind: 'scam_words',
        subject: 'message',
        subjectId: messageId,
        userId,
        details: said[kind] ?? '',
      }),
    );

  if (!sent.is_first) return;
  const at = sent.created_at;
  const [row] = await db.query<{ count: number }>(
    'SELECT count(*) AS count FROM conversations WHERE asker_id = $1 AND created_at > $2 AND created_at <= $3',
    [userId, manySince(at), at],
  );
  const count = row?.count ?? 0;
  if (areManyFirstMessages({ accountSince: sent.account_since, at, count }))
    await db.transaction((tx) =>
      notice(tx, deps, {
        kind: 'many_messages',
        subject: 'person',
        subjectId: userId,
        userId,
        details: words.manyMessages(String(count)),
      }),
    );
}
