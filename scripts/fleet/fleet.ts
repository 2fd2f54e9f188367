import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { administer } from '../../apps/api/src/testing/database.ts';
import { createDatabaseProxy, type DatabaseProxy } from '../../apps/api/src/testing/databaseProxy.ts';
import { startS3Store, type S3Store } from '../../apps/api/src/testing/s3Store.ts';
import { makeCluster, type Cluster } from '../../tests/faults/support/database.ts';
import { endAll, start, until, type Running } from './processes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const firstPort = Number(process.env['FLEET_PORT'] ?? 4170);
const port = {
  primary: firstPort,
  replica: firstPort + 1,
  pooler: firstPort + 2,
  one: firstPort + 3,
  two: firstPort + 4,
  balancer: firstPort + 5,
  store: firstPort + 6,
};
const here = (of: number): string => `127.0.0.1:${of}`;

export interface Server {
  readonly running: Running;
  /** Its own URL, without the balancer. */
  origin: string;
  start(): Promise<number>;
}

/** The setup of docs/running.md on one machine: two clusters, PgBouncer, two servers, HAProxy and an object store. */
export interface Fleet {
  origin: string;
  servers: readonly [Server, Server];
  /** The balancer's connection to the second server; it can be broken. */
  serverLine: DatabaseProxy;
  primary: Cluster;
  replica: Cluster;
  /** The servers' connection to the replica; it can be broken. */
  replicaLine: DatabaseProxy;
  store: S3Store;
  /** Whether both servers last logged this state of the replica. */
  saysOfReplica(state: string): boolean;
  remove(): Promise<void>;
}

const isOpen = async (of: number): Promise<boolean> => {
  const socket = connect(of, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } finally {
    socket.destroy();
  }
};

export async function startFleet(): Promise<Fleet> {
  for (const program of ['/usr/sbin/haproxy', '/usr/sbin/pgbouncer'])
    if (!existsSync(program)) throw new Error(`${program} is missing: apt-get install haproxy pgbouncer`);
  if (!existsSync(join(root, 'apps/api/dist/main.js'))) throw new Error('Run `pnpm build` first.');

  const folder = await mkdtemp(join(tmpdir(), 'fleet-'));
  const primary = await makeCluster(port.primary);
  await administer(primary.url, 'CREATE DATABASE porchlight');
  const replica = await makeCluster(port.replica, primary.url);
  const replicaLine = await createDatabaseProxy(replica.url.replace(/postgres$/, 'porchlight'));
  await startPooler(folder);
  const store = await startS3Store(port.store);
  const servers = [makeServer(port.one), makeServer(port.two)] as const;
  const serverLine = await createDatabaseProxy(servers[1].origin);
  // One after the other: the first creates the tables and the demo.
  for (const server of servers) await server.start();
  await startBalancer(servers[0].origin, serverLine.url);

  function environment(own: number): Record<string, string> {
    return {
      NODE_ENV: 'production',
      PORT: String(own),
      DATA_DIR: join(folder, String(own)),
      PUBLIC_URL: `http://${here(port.balancer)}`,
      DATABASE_URL: `postgres://postgres@${here(port.pooler)}/porchlight`,
      DATABASE_DIRECT_URL: `postgres://postgres@${here(port.primary)}/porchlight`,
      DATABASE_READ_URL: replicaLine.url,
      S3_URL: store.url,
      SEED: 'demo',
      TRUST_PROXY: '1',
      RATE_LIMITS: 'off',
      DRAIN_SECONDS: '2',
    };
  }

  function makeServer(own: number): Server {
    let running: Running | undefined;
    return {
      get running() {
        if (running === undefined) throw new Error('The server was not started yet.');
        return running;
      },
      origin: `http://${here(own)}`,
      async start() {
        const began = performance.now();
        running = start(process.execPath, [join(root, 'apps/api/dist/main.js')], environment(own));
        const { lines } = running;
        await until(`the server on ${own}: ${lines.slice(-3).join('\n')}`, async () => {
          const { status } = await fetch(`http://${here(own)}/readyz`);
          return status === 200;
        });
        return performance.now() - began;
      },
    };
  }

  return {
    origin: `http://${here(port.balancer)}`,
    servers,
    serverLine,
    primary,
    replica,
    replicaLine,
    store,
    saysOfReplica: (state) =>
      servers.every(({ running }) =>
        running.lines.findLast((line) => line.includes('"event":"replica"'))?.includes(`"${state}"`),
      ),
    async remove() {
      for (const { running } of servers) await running.end('SIGTERM');
      endAll();
      await Promise.all([serverLine.close(), replicaLine.close(), store.close()]);
      await replica.remove();
      await primary.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startPooler(folder: string): Promise<void> {
  const values: Readonly<Record<string, string>> = {
    DATABASE_HOST: '127.0.0.1',
    DATABASE_PORT: String(port.primary),
    POOLER_HOST: '127.0.0.1',
    POOLER_PORT: String(port.pooler),
    AUTH_TYPE: 'trust',
    USERS_FILE: join(folder, 'users.txt'),
  };
  const template = await readFile(join(root, 'deploy/pgbouncer.ini'), 'utf8');
  const text = template.replaceAll(/\$\{(\w+)\}/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`deploy/pgbouncer.ini asks for ${name}.`);
    return value;
  });
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, text);
  await writeFile(join(folder, 'users.txt'), '"postgres" ""\n');
  // PgBouncer doesn't run as root.
  const isRoot = userInfo().uid === 0;
  if (isRoot) for (const path of [folder, file, join(folder, 'users.txt')]) await chown(path, 65534, 65534);
  const [command, ...args] = [
    ...(isRoot ? ['/usr/bin/setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : []),
    '/usr/sbin/pgbouncer',
    file,
  ];
  const pooler = start(command ?? '', args);
  await until(`the pooler: ${pooler.lines.join('\n')}`, () => isOpen(port.pooler));
}

async function startBalancer(one: string, two: string): Promise<void> {
  const balancer = start('/usr/sbin/haproxy', ['-db', '-f', join(root, 'deploy/haproxy.cfg')], {
    BALANCER_ADDRESS: here(port.balancer),
    SERVER_ONE: new URL(one).host,
    SERVER_TWO: new URL(two).host,
  });
  await until(`the balancer: ${balancer.lines.join('\n')}`, async () => {
    const { status } = await fetch(`http://${here(port.balancer)}/readyz`);
    return status === 200;
  });
}
