import type { PasswordCost } from './market/users/index.ts';
import type { Database, Replica } from './platform/db/index.ts';
import type { PublicChanges } from './platform/publicChanges.ts';
import type {
  Clock,
  Files,
  Geocoder,
  Ids,
  Jobs,
  Logger,
  Mail,
  Metrics,
  Traces,
} from './platform/ports/index.ts';
import type { Settings } from './platform/settings.ts';

export interface Deps {
  db: Database;
  /** Writes data that public pages show, and announces the changes. */
  changes: PublicChanges;
  /** The replica that public pages read from, if the settings name one. */
  replica?: Replica;
  clock: Clock;
  /**
   * The clock for irreversible changes, such as ending a session: it doesn't follow when the system clock
   * jumps.
   */
  trustedClock: Clock;
  ids: Ids;
  files: Files;
  mail: Mail;
  geocoder: Geocoder;
  logger: Logger;
  metrics?: Metrics;
  traces?: Traces;
  settings: Settings;
  /** Work done after the response, mostly emails. */
  jobs: Jobs;
  /** Cost of password hashing; lower in tests. */
  passwordCost: PasswordCost;
  /**
   * Signs access tokens and salts stored hashes (32 bytes); the same for every server process on one
   * database.
   */
  secret: Uint8Array;
}
