export { embeddedDatabase, embeddedOptions, openEmbedded } from './embedded.ts';
export { DatabaseLockedError } from './lock.ts';
export { migrate, readMigrations } from './migrate.ts';
export { openServer } from './server.ts';
export {
  FOREIGN_KEY_VIOLATION,
  QUERY_CANCELED,
  sqlState,
  UNIQUE_VIOLATION,
  type Database,
  type Queryable,
  type Transaction,
} from './types.ts';
export { vacuum } from './vacuum.ts';
