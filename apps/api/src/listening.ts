import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pauseFor } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { apiBasePath, messageEventsPath } from '@porchlight/domain';
import type { Api } from './app.ts';
import { addressSubject } from './platform/limits/index.ts';
import { errorCode } from './platform/logger.ts';
import { rejectConnection, malformedRequestAnswer } from './platform/malformedRequest.ts';
import type { Ids } from './platform/ports/index.ts';
import { originOf, SettingsError, type Settings } from './platform/settings.ts';

const EVENTS_PATH = `${apiBasePath}${messageEventsPath}`;

/** How long requests in progress may take to finish when the server stops. */
const SHUTDOWN_TIMEOUT_MS = 10_000;

/** Longer than proxies usually keep a connection, so that they never send a request into one that is being closed. */
const KEEP_ALIVE_MS = 75_000;

/** How long a request's headers and whole body may take to arrive. Slow bodies end sooner: `http/pace.ts`. */
const arrival = { headersTimeout: 15_000, requestTimeout: 300_000, connectionsCheckingInterval: 5_000 };

/** How many connections one address may hold open. Behind trusted proxies, the proxy limits them. */
const connectionsPerAddress = 1_000;

export interface Listening {
  address: string;
  /** Keeps serving for the configured drain time, then accepts no more requests and lets those in progress finish. */
  stop(): Promise<void>;
}

/**
 * Starts serving on the port of the settings.
 * @throws SettingsError when the port is not available
 */
export async function listen(api: Api, settings: Settings, ids: Ids): Promise<Listening> {
  const eventStreams = new Set<ServerResponse>();
  /** Stopping but still serving, so that a load balancer has time to notice. */
  let isDraining = false;
  const answer = getRequestListener(
    (request, env) => {
      const remoteAddress = 'incoming' in env ? env.incoming.socket.remoteAddress : undefined;
      return api.fetch(request, remoteAddress === undefined ? {} : { remoteAddress });
    },
    // HTTP/1.0 requests, such as health checks of load balancers, have no host; the server never uses it.
    {
      overrideGlobalObjects: false,
      hostname: 'localhost',
      errorHandler: (error) => malformedRequestAnswer(error, ids.next()),
    },
  );
  const server = createServer(arrival, (incoming, outgoing) => {
    if (incoming.url?.startsWith(EVENTS_PATH)) {
      eventStreams.add(outgoing);
      outgoing.once('close', () => eventStreams.delete(outgoing));
    }
    if (isDraining) {
      // Makes the client send its next request elsewhere.
      outgoing.shouldKeepAlive = false;
      if (incoming.url === '/readyz') {
        outgoing.writeHead(503, { 'cache-control': 'no-store' }).end();
        return;
      }
    }
    void answer(incoming, outgoing);
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  if (settings.trustedProxies === 0) boundConnections(server);
  server.on('clientError', (error, socket) => rejectConnection(error, socket, ids.next()));
  server.listen(settings.port, settings.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenError(error, settings);
  }
  return {
    address: addressOf(server, settings),
    async stop() {
      isDraining = true;
      if (settings.drainSeconds > 0) await pauseFor(settings.drainSeconds * 1_000);
      await close(server, eventStreams);
    },
  };
}

function boundConnections(server: Server): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = addressSubject(socket.remoteAddress ?? 'unknown');
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const rest = (open.get(address) ?? 1) - 1;
      if (rest === 0) open.delete(address);
      else open.set(address, rest);
    });
    if (count > connectionsPerAddress) socket.destroy();
  });
}

/** An error of listening, explained in terms of the settings. */
function listenError(error: unknown, { host, port }: Settings): unknown {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') {
    return new SettingsError([`PORT ${port} on ${host} is in use by another program. Choose another one.`]);
  }
  if (code === 'EACCES')
    return new SettingsError([
      `PORT ${port} needs permissions that this process lacks. Choose one above 1023.`,
    ]);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new SettingsError([`HOST '${host}' is not an address of this machine.`]);
  }
  return error;
}

function addressOf(server: Server, settings: Settings): string {
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : settings.port;
  return originOf(settings.host, port);
}

async function close(server: Server, eventStreams: ReadonlySet<ServerResponse>): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // Close each connection once its last response is sent.
  const closing = setInterval(() => server.closeIdleConnections(), 50);
  // Event streams never end by themselves; clients reconnect to another process.
  for (const stream of eventStreams) stream.destroy();
  const timeout = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
  await closed;
  clearTimeout(timeout);
  clearInterval(closing);
}
