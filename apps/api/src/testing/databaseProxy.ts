import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy in front of a database server that can be cut without either end being told. */
export interface DatabaseProxy {
  /** The database's URL, through this proxy. */
  url: string;
  /** From now on nothing gets through on the connections there are; new ones work. */
  silence(): void;
  close(): Promise<void>;
}

/** @param url the database's URL */
export async function createDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      // When one end closes, so does the other.
      socket.on('error', () => {}).once('close', () => [near, far].forEach((one) => one.destroy()));
    }
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  const own = new URL(url);
  own.host = `127.0.0.1:${address.port}`;
  return {
    url: own.href,
    silence() {
      for (const socket of open) socket.unpipe().pause();
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
