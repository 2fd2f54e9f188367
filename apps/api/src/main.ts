import { brand } from '@porchlight/domain';
import { systemClock } from './platform/clock.ts';
import { DatabaseLockedError, EmbeddedDatabaseError, LockUnavailableError } from './platform/db/index.ts';
import { errorFields, jsonLogger } from './platform/logger.ts';
import { readSettings, SettingsError } from './platform/settings.ts';
import { startServer } from './start.ts';

// The data folder contains users' texts and addresses: create files that only this user can open.
process.umask(0o077);

const logger = jsonLogger(systemClock);

/** Longer than stopping takes, unless something it waits for is gone. */
const STOP_TIMEOUT_MS = 20_000;

/** Signals within this time count as one. */
const SAME_SIGNAL_MS = 1_000;

// Logged in the usual format; then the process ends by default.
process.on('uncaughtExceptionMonitor', (error) => logger.error('crashed', errorFields(error)));

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown reason');

function exitWithReason(error: unknown): never {
  if ([SettingsError, DatabaseLockedError, LockUnavailableError].some((kind) => error instanceof kind))
    process.stderr.write(`${messageOf(error)}\n`);
  else if (error instanceof EmbeddedDatabaseError) {
    const { reason, detail } = error;
    logger.error('start_failed', { ...errorFields(error), reason, detail });
    process.stderr.write(`${error.message}\n`);
  } else {
    logger.error('start_failed', errorFields(error));
    process.stderr.write(`The server could not start: ${messageOf(error)}\n`);
  }
  process.exit(1);
}

try {
  const settings = readSettings(process.env);
  const server = await startServer(settings, logger);
  let stoppingSince: number | undefined;
  const shutDown = (): void => {
    if (stoppingSince !== undefined) {
      // A second signal ends the process at once, unless it repeats the first: Ctrl+C reaches all of `npm start`.
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    setTimeout(
      () => {
        logger.error('stop_failed', { error: 'timeout' });
        process.exit(1);
      },
      STOP_TIMEOUT_MS + settings.drainSeconds * 1_000,
    ).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error('stop_failed', errorFields(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
  // A process that waits for this line may stop the server right away.
  process.stdout.write(`${brand.name} is ready at ${server.address}\n`);
} catch (error) {
  exitWithReason(error);
}
