import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { administer } from '../../../apps/api/src/testing/database.ts';

const run = promisify(execFile);

/** Runs SQL on a database from an administrator's connection. */
export function beside(url: string, sql: string): Promise<void> {
  const other = new URL(url);
  other.pathname = '/postgres';
  return administer(other.href, sql);
}

/** The database name in a URL. */
export const nameOf = (url: string): string => new URL(url).pathname.slice(1);

/** Ends every session of a database. */
export const endSessions = (url: string): Promise<void> =>
  beside(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${nameOf(url)}' AND pid <> pg_backend_pid()`,
  );

/** PostgreSQL's programs, as Debian installs them; `undefined` when not installed. */
const programs = ((): string | undefined => {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return undefined;
  const [newest] = readdirSync(base).toSorted((a, b) => Number(b) - Number(a));
  return newest === undefined ? undefined : join(base, newest, 'bin');
})();

/** Whether a cluster can be started here. PostgreSQL refuses to run as root, so root needs `setpriv`. */
export const canMakeCluster =
  programs !== undefined && (process.getuid?.() !== 0 || existsSync('/usr/bin/setpriv'));

/** A separate PostgreSQL server that can be stopped and started. */
export interface Cluster {
  url: string;
  /** `immediate` leaves the files as a crash does. */
  stop(how: 'fast' | 'immediate'): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** @param copyOf URL of a primary that this server follows as its streaming replica; default: none */
export async function makeCluster(port: number, copyOf?: string): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'faults-cluster-'));
  const asPostgres =
    process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];
  const call = async (program: string, ...args: string[]): Promise<void> => {
    const [command = '', ...rest] = [...asPostgres, join(programs ?? '', program), ...args];
    await run(command, rest, { cwd: '/' });
  };
  if (asPostgres.length > 0) {
    const { stdout } = await run('id', ['-u', 'postgres']);
    await chown(folder, Number(stdout), Number(stdout));
  }
  const data = join(folder, 'data');
  if (copyOf === undefined) await call('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync');
  else await call('pg_basebackup', '-D', data, '-R', '-c', 'fast', '--no-sync', '-d', copyOf);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  const start = (): Promise<void> =>
    call('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start');
  const stop = (how: string): Promise<void> => call('pg_ctl', '-D', data, '-w', '-m', how, 'stop');
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    async remove() {
      await stop('immediate').catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}
