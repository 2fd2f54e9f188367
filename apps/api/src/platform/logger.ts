import { errorCode } from './errorCode.ts';
import type { Clock, LogFields, Logger } from './ports/index.ts';

export { errorCode };

/**
 * A logger that writes one JSON object per line.
 * @param write default: standard output
 */
export function jsonLogger(
  clock: Clock,
  write: (line: string) => void = (line) => void process.stdout.write(line),
): Logger {
  const log = (level: 'info' | 'warn' | 'error', event: string, fields: LogFields = {}): void =>
    write(`${JSON.stringify({ time: clock.now().toISOString(), level, event, ...fields })}\n`);
  return {
    info: (event, fields) => log('info', event, fields),
    warn: (event, fields) => log('warn', event, fields),
    error: (event, fields) => log('error', event, fields),
  };
}

/** Loggable fields of an error: its kind and where it was thrown, never its message, which may quote a user. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = errorCode(error);
  const at = error.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 3)
    .map((line) =>
      line
        .trim()
        .replace(/^at /, '')
        .replace(/\(?file:\/\/.*\/apps\/api\//, '('),
    )
    .join(' < ');
  return { error: error.name, code, at };
}
