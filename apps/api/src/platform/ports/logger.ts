/** Fields of a log line. Never personal text: no names, addresses, titles, messages, tokens or search words. */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

/** Structured log: one JSON object per line. */
export interface Logger {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}
