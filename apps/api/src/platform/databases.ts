import {
  followReplica,
  lazyServer,
  migrate,
  missingSettings,
  openEmbedded,
  openServer,
  type Database,
  type Replica,
} from './db/index.ts';
import { errorFields } from './logger.ts';
import type { Logger, Traces } from './ports/index.ts';
import type { Settings } from './settings.ts';

/** How long to wait for a replica to respond to a read. */
const REPLICA_TIMEOUT_MS = 5_000;

export async function openDatabase(settings: Settings, logger: Logger): Promise<Database> {
  const { databaseUrl, databaseDirectUrl } = settings;
  if (databaseUrl === null) return openEmbedded(settings.dataDir);
  const db = await openServer(databaseUrl, {
    directUrl: databaseDirectUrl,
    onError: (error) => logger.warn('database_connection_lost', errorFields(error)),
  });
  const missing = databaseDirectUrl === null ? [] : await missingSettings(db);
  if (missing.length > 0) logger.warn('database_settings', { missing: missing.join(', ') });
  return db;
}

/**
 * Migrates over the direct connection; a pooler may abort a migration that takes long or waits for another
 * server process.
 */
export async function migrateDirectly(db: Database, { databaseDirectUrl }: Settings): Promise<string[]> {
  if (databaseDirectUrl === null) return migrate(db);
  const direct = await openServer(databaseDirectUrl, { max: 1 });
  try {
    return await migrate(direct);
  } finally {
    await direct.close();
  }
}

/** Opens the replica named in the settings; it need not be reachable yet. */
export async function openReplica(
  url: string,
  db: Database,
  logger: Logger,
  traces?: Traces,
): Promise<Replica> {
  const replica = lazyServer(url, {
    timeoutMs: REPLICA_TIMEOUT_MS,
    onError: (error) => logger.warn('replica_connection_lost', errorFields(error)),
  });
  return followReplica(db, traces?.database(replica, 'replica') ?? replica, {
    onChange: (state, error) =>
      state === 'in_use'
        ? logger.info('replica', { state })
        : logger.warn('replica', { state, ...(error === undefined ? {} : errorFields(error)) }),
  });
}
