import type { PasswordCost } from './users/index.ts';
import type { Database } from './db/index.ts';
import type { Clock, Files, Geocoder, Ids, Jobs, Logger, Mail } from './ports/index.ts';
import type { Settings } from './settings.ts';

/** Everything the api needs from outside. */
export interface Deps {
  db: Database;
  clock: Clock;
  ids: Ids;
  files: Files;
  mail: Mail;
  geocoder: Geocoder;
  logger: Logger;
  settings: Settings;
  /** What is done after an answer has gone out: mails, mostly. */
  jobs: Jobs;
  /** How hard passwords are to guess from their hashes; tests take less. */
  passwordCost: PasswordCost;
  /** Signs access tokens and salts what is stored hashed (32 bytes); the same for every copy of the server on one database. */
  secret: Uint8Array;
}
