import type { PasswordCost } from './users/index.ts';
import type { Database, Replica } from './db/index.ts';
import type { PublicChanges } from './publicChanges.ts';
import type { Clock, Files, Geocoder, Ids, Jobs, Logger, Mail, Metrics, Traces } from './ports/index.ts';
import type { Settings } from './settings.ts';

/** Everything the api needs from outside. */
export interface Deps {
  db: Database;
  /** Writes what public pages show, and tells of it. */
  changes: PublicChanges;
  /** What public pages are read from where the settings name one. */
  replica?: Replica;
  clock: Clock;
  /** The clock for what cannot be undone, such as ending a sign-in: it stands back when the other one jumps. */
  trustedClock: Clock;
  ids: Ids;
  files: Files;
  mail: Mail;
  geocoder: Geocoder;
  logger: Logger;
  /** Where what happens is counted, if anyone wants to know. */
  metrics?: Metrics;
  /** Where requests are followed, if anyone wants to. */
  traces?: Traces;
  settings: Settings;
  /** What is done after an answer has gone out: mails, mostly. */
  jobs: Jobs;
  /** How hard passwords are to guess from their hashes; tests take less. */
  passwordCost: PasswordCost;
  /** Signs access tokens and salts what is stored hashed (32 bytes); the same for every copy of the server on one database. */
  secret: Uint8Array;
}
