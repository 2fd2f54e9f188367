import { brand } from '@porchlight/domain';
import { systemClock } from './clock.ts';
import { DatabaseLockedError } from './db/index.ts';
import { errorFields, jsonLogger } from './logger.ts';
import { readSettings, SettingsError } from './settings.ts';
import { startServer } from './start.ts';

const logger = jsonLogger(systemClock);

/** Says in plain words why the server could not start, and leaves. */
function giveUp(error: unknown): never {
  if (error instanceof SettingsError || error instanceof DatabaseLockedError)
    process.stderr.write(`${error.message}\n`);
  else if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    process.stderr.write('The port is taken by another program. Choose another one with PORT.\n');
  } else {
    logger.error('start_failed', errorFields(error));
    process.stderr.write(
      `The server could not start: ${error instanceof Error ? error.message : 'unknown reason'}\n`,
    );
  }
  process.exit(1);
}

try {
  const server = await startServer(readSettings(process.env), logger);
  process.stdout.write(`${brand.name} is ready at ${server.address}\n`);

  const leave = (signal: NodeJS.Signals): void => {
    // A second signal means now.
    process.once(signal, () => process.exit(1));
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error('stop_failed', errorFields(error));
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', leave);
  process.once('SIGINT', leave);
} catch (error) {
  giveUp(error);
}
