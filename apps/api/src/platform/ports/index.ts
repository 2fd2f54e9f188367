export type { Clock } from './clock.ts';
export type { Files, StoredFile } from './files.ts';
export type { Geocoder } from './geocoder.ts';
export type { Ids } from './ids.ts';
export {
  MaybeDoneError,
  type ChorePayloads,
  type JobKind,
  type JobPayloads,
  type Jobs,
  type JobTry,
  type EmailPayloads,
} from './jobs.ts';
export type { LogFields, Logger } from './logger.ts';
export type { Metrics } from './metrics.ts';
export type { Traces } from './traces.ts';
export type { Mail, MailIdentity, MailMessage } from './mail.ts';
