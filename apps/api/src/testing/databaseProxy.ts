import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A proxy in front of a database server that can break connections without either end noticing. */
export interface DatabaseProxy {
  /** The database's URL through this proxy. */
  url: string;
  /** Drops all traffic on existing connections; new ones work. */
  silence(): void;
  /** Closes every connection, and refuses new ones. */
  refuse(): void;
  /** Drops all traffic, on new connections too. */
  hang(): void;
  /** Delays all traffic on new connections by `ms` milliseconds. */
  slow(ms: number): void;
  /** Lets new connections work again. */
  restore(): void;
  close(): Promise<void>;
}

/** @param url the database's URL */
export async function createDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url);
  const open = new Set<Socket>();
  let mode: 'open' | 'refused' | 'hanging' = 'open';
  let delay = 0;
  const later = (): Transform =>
    new Transform({
      transform(chunk, _encoding, done) {
        setTimeout(() => done(null, chunk), delay);
      },
    });
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  const silence = (): void => {
    for (const socket of open) socket.unpipe().pause();
  };
  const server = createServer((near) => {
    if (mode === 'refused') {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      // When one end closes, close the other.
      socket
        .on('error', () => {})
        .once('close', () => {
          for (const one of [near, far]) {
            open.delete(one);
            one.destroy();
          }
        });
    }
    if (mode === 'hanging') return;
    if (delay > 0) near.pipe(later()).pipe(far).pipe(later()).pipe(near);
    else near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was assigned.');
  const own = new URL(url);
  own.host = `127.0.0.1:${address.port}`;
  return {
    url: own.href,
    silence,
    refuse() {
      mode = 'refused';
      cut();
    },
    hang() {
      mode = 'hanging';
      silence();
    },
    slow(ms) {
      delay = ms;
      cut();
    },
    restore() {
      mode = 'open';
      delay = 0;
      cut();
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
