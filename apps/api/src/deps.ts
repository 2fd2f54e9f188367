import type { PlaceSuggestion, PlaceType } from '@porchlight/domain';
import type { PasswordCost } from './auth/password.ts';
import type { Background } from './background.ts';
import type { Database } from './db/index.ts';

/** Where "now" comes from, so that tests can stand still. */
export interface Clock {
  now(): Date;
}

/** Where new ids come from: UUIDv7 strings, which sort by time. */
export interface Ids {
  next(): string;
}

/** A stored file as it is read back. */
export interface StoredFile {
  bytes: Uint8Array;
  /** MIME type it was stored with. */
  contentType: string;
}

/**
 * Where pictures are kept. Keys are relative paths of `[a-z0-9._-]` segments, e.g. `0197…/640.webp`; they are
 * never reused for other bytes, so that answers may be cached for ever. Pictures are public under `/images/{key}`.
 */
export interface Files {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<StoredFile | null>;
  /** Removing what is not there is no error. Keys under `seed/` are shared between listings and are kept. */
  remove(keys: readonly string[]): Promise<void>;
  /** Every key but those under `seed/`, with the time it was stored: for finding what no record speaks of. */
  list(): AsyncIterable<{ key: string; storedAt: Date }>;
}

/** A mail as plain text. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  /** Where an answer should go, when not to the product's own address. */
  replyTo?: string;
}

/** Where mails go. A rejected `send` must not undo what caused the mail. */
export interface Mail {
  send(message: MailMessage): Promise<void>;
}

/** Where place suggestions come from. */
export interface Geocoder {
  /**
   * Places that fit a text, best first.
   * @param limit most suggestions wanted
   * @throws when an upstream cannot be reached
   */
  suggest(
    text: string,
    types: readonly PlaceType[],
    limit: number,
    signal?: AbortSignal,
  ): Promise<PlaceSuggestion[]>;
}

/** Fields of a log line. Never personal text: no names, addresses, titles, messages, tokens or search words. */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

/** Structured log: one JSON object a line. */
export interface Logger {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** What the outside world decides; read from the environment by `readSettings`. */
export interface Settings {
  port: number;
  host: string;
  /** Folder of the embedded database, the pictures, the outbox. */
  dataDir: string;
  databaseUrl: string | null;
  seed: 'demo' | 'none';
  /** Origin used in mails and previews, without a slash at its end; never taken from the Host header. */
  publicUrl: string;
  smtpUrl: string | null;
  geocoderUrl: string | null;
  s3Url: string | null;
  adminEmail: string | null;
  /** How many proxies' X-Forwarded-For entries count; 0 means none. */
  trustedProxies: number;
  rateLimits: boolean;
}

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
  background: Background;
  /** How hard passwords are to guess from their hashes; tests take less. */
  passwordCost: PasswordCost;
  /** Signs access tokens and salts what is stored hashed (32 bytes); the same for every copy of the server on one database. */
  secret: Uint8Array;
}
