import type { Database } from '../../platform/db/index.ts';
import { namedId } from '../../platform/ids.ts';
import type { Logger } from '../../platform/ports/index.ts';
import { isReachable, SettingsError, type Settings } from '../../platform/settings.ts';
import { users } from './data/users.ts';

export const demoUserId = (key: string): string => namedId('user', key);

/** The ids of the demo accounts: no other account gets them, and they stay when a name or an address changes. */
export const demoUserIds: readonly string[] = users.map(({ key }) => demoUserId(key));

/**
 * Warns of demo accounts if others than the operator can sign in to them, since their password is in the
 * documentation: on a database server, and on a server that other machines can reach. There they have no access to
 * moderation either (`moderators/store.ts`).
 *
 * @throws SettingsError when a database server contains them without `SEED=demo`
 */
export async function checkDemoAccounts(
  db: Pick<Database, 'kind' | 'query'>,
  settings: Pick<Settings, 'seed' | 'host' | 'publicUrl' | 'trustedProxies'>,
  logger: Logger,
): Promise<void> {
  const isOpen = isReachable(settings);
  if (db.kind === 'embedded' && !isOpen) return;
  const [row] = await db.query<{ people: number }>(
    'SELECT count(*) AS people FROM users WHERE id = ANY($1::uuid[])',
    [demoUserIds],
  );
  const people = row?.people ?? 0;
  if (people === 0) return;
  if (db.kind === 'server' && settings.seed !== 'demo')
    throw new SettingsError([
      `DATABASE_URL names a database with ${people} demo accounts, whose password is public. Delete them ` +
        '(see docs/running.md), or set SEED=demo if this server is a demo.',
    ]);
  logger.warn('demo_accounts', {
    people,
    warning: `Anyone can sign in as them: their password is public.${isOpen ? ' They cannot moderate.' : ''}`,
  });
}
