import {
  defaultNotifications,
  notificationKinds,
  type NotificationFrequency,
  type NotificationKind,
  type NotificationSettings,
} from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';

export async function readSettings(db: Queryable, userId: string): Promise<NotificationSettings> {
  const rows = await db.query<{ kind: NotificationKind; frequency: NotificationFrequency }>(
    'SELECT kind, frequency FROM notification_settings WHERE user_id = $1 AND kind = ANY($2::text[])',
    [userId, notificationKinds],
  );
  return {
    ...defaultNotifications,
    ...Object.fromEntries(rows.map(({ kind, frequency }) => [kind, frequency])),
  };
}

export async function frequencyOf(
  db: Queryable,
  userId: string,
  kind: NotificationKind,
): Promise<NotificationFrequency> {
  return (await readSettings(db, userId))[kind];
}

/** Stores a user's frequencies. Kinds that are not included stay as they are; a deleted user is ignored. */
export async function writeSettings(
  db: Queryable,
  userId: string,
  settings: Partial<NotificationSettings>,
): Promise<void> {
  await db.query(
    `INSERT INTO notification_settings AS s (user_id, kind, frequency)
     SELECT u.id, kind, frequency FROM users u, unnest($2::text[], $3::text[]) AS chosen (kind, frequency)
     WHERE u.id = $1
     ON CONFLICT (user_id, kind) DO UPDATE SET frequency = excluded.frequency`,
    [userId, Object.keys(settings), Object.values(settings)],
  );
}
