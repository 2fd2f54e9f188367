export type { Background } from './background.ts';
export type { Clock } from './clock.ts';
export type { Files, StoredFile } from './files.ts';
export type { Geocoder } from './geocoder.ts';
export type { Ids } from './ids.ts';
export type { LogFields, Logger } from './logger.ts';
export type { Mail, MailMessage } from './mail.ts';
