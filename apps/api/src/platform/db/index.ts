export { EmbeddedDatabaseError, explainFailure, isDamage } from './embeddedFailure.ts';
export { DatabaseLockedError, LockUnavailableError } from './lock.ts';
export { migrate, readMigrations } from './migrate.ts';
export { openEmbedded } from './open.ts';
export { followReplica, type Replica } from './replica.ts';
export { lazyServer, missingSettings, openServer } from './server.ts';
export {
  FOREIGN_KEY_VIOLATION,
  isLostConnection,
  QUERY_CANCELED,
  sqlState,
  UNIQUE_VIOLATION,
  type Database,
  type PoolState,
  type Queryable,
  type Transaction,
} from './types.ts';
export { vacuum } from './vacuum.ts';
