// `pnpm jobs`: inspect the job queue, list and retry jobs that were given up, and confirm the clock after a jump.
import { systemClock } from './platform/clock.ts';
import { recordSeen } from './platform/clockWatch.ts';
import { migrate, openEmbedded, openServer, type Database } from './platform/db/index.ts';
import { isId } from './platform/ids.ts';
import { countJobs, deadJobs, dropDeadJob, requeueJobs } from './platform/jobs/index.ts';
import { readSettings } from './platform/settings.ts';

const usage = `pnpm jobs                 inspect the job queue, and list jobs that were given up
pnpm jobs requeue ID|all  retry a job that was given up, or all of them
pnpm jobs drop ID         delete a job that was given up
pnpm jobs trust-clock     confirm that this machine's clock is right, after the warning clock_not_trusted
`;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function show(db: Database): Promise<void> {
  const { waiting, failed, dead, oldestSeconds } = await countJobs(db, systemClock.now());
  say(`waiting ${waiting} (${failed} of them retries), given up ${dead}`);
  if (waiting > 0) say(`oldest job: ${Math.round(oldestSeconds)} s`);
  for (const job of await deadJobs(db)) {
    const since = job.dead_at.toISOString();
    say(`${job.id}  ${job.kind}  ${since}  ${job.tries} tries, ${job.last_error ?? 'unknown reason'}`);
  }
}

/** @returns whether the arguments were understood */
async function run(db: Database, [verb, id = '', ...more]: string[]): Promise<boolean> {
  if (verb === undefined) await show(db);
  else if (verb === 'trust-clock' && id === '') {
    const now = systemClock.now();
    await recordSeen(db, now);
    say(`clocks near ${now.toISOString()} are trusted within five minutes, or at the next start`);
  } else if (more.length > 0) return false;
  else if (verb === 'requeue' && (id === 'all' || isId(id)))
    say(`${await requeueJobs(db, id === 'all' ? null : id, systemClock.now())} will be retried`);
  else if (verb === 'drop' && isId(id)) say(`${await dropDeadJob(db, id)} deleted`);
  else return false;
  return true;
}

try {
  const { databaseUrl, databaseDirectUrl, dataDir } = readSettings(process.env);
  const url = databaseDirectUrl ?? databaseUrl;
  const db = await (url === null ? openEmbedded(dataDir) : openServer(url));
  try {
    await migrate(db);
    if (!(await run(db, process.argv.slice(2)))) {
      process.stderr.write(usage);
      process.exitCode = 1;
    }
  } finally {
    await db.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'unknown reason'}\n`);
  process.exitCode = 1;
}
