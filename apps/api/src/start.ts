import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { apiBasePath, brand, messageEventsPath } from '@porchlight/domain';
import { createApi, type Api } from './app.ts';
import { ensureCategories } from './categories/index.ts';
import { systemClock } from './clock.ts';
import { migrate, openEmbedded, openServer, type Database } from './db/index.ts';
import { closeToOthers, ensureDataDir } from './dataDir.ts';
import type { Deps } from './deps.ts';
import type { Clock, Ids, Logger } from './ports/index.ts';
import type { Settings } from './settings.ts';
import { createDiskFiles, createS3Files } from './files/index.ts';
import { bundledPlaces, createUpstreamGeocoder } from './geo/index.ts';
import { uuidV7Ids } from './ids.ts';
import { createJobs, createWorker, type Worker } from './jobs/index.ts';
import { errorCode, errorFields } from './logger.ts';
import { createOutboxMail, createSmtpMail } from './mail/index.ts';
import { countDemoPeople, seedDemo, withSeedPhotos } from './seed/index.ts';
import { databaseSecret, fileSecret } from './secret/index.ts';
import { rejectConnection, malformedRequestAnswer } from './malformedRequest.ts';
import { strongPasswords } from './users/index.ts';
import { originOf, SettingsError } from './settings.ts';
import { readWebBuild } from './web/index.ts';

/** Where the web app's build writes. */
const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Where listeners hear of new messages. */
const EVENTS_PATH = `${apiBasePath}${messageEventsPath}`;

/** How long requests under way may take to finish when the server is stopped. */
const SHUTDOWN_TIMEOUT_MS = 10_000;

/** How long letters and the like that are being worked on may take to finish after that. */
const JOBS_TIMEOUT_MS = 5_000;

/** Longer than the usual proxy keeps a connection: it must never send a request into one that is just being closed. */
const KEEP_ALIVE_MS = 75_000;

/** A server that listens. */
export interface RunningServer {
  /** Where it can be opened. */
  address: string;
  /** Takes no new requests, lets those under way finish, and closes everything. Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Starts the whole server: database, migrations, seed, web app, port.
 *
 * @param clock default the wall clock
 */
export async function startServer(
  settings: Settings,
  logger: Logger,
  clock: Clock = systemClock,
): Promise<RunningServer> {
  const { databaseUrl, s3Url, smtpUrl } = settings;
  const keepsFiles = databaseUrl === null || s3Url === null || smtpUrl === null;
  if (keepsFiles) await ensureDataDir(settings.dataDir);
  const db = await openDatabase(settings, logger);
  try {
    const ran = await migrate(db);
    await ensureCategories(db);
    if (keepsFiles) await closeToOthers(settings.dataDir);
    logger.info('database_ready', { kind: db.kind, migrations: ran.length });
    const deps = await makeDeps(settings, logger, db, clock);
    if (settings.seed === 'demo' && (await seedDemo(deps))) logger.info('seeded');
    if (db.kind === 'server') await mindDemoPeople(db, settings, logger);
    const web = await readWebBuild(webFolder);
    if (web === null) logger.warn('web_not_built');
    const api = createApi(deps, web);
    // Made before the first request comes: what is older than it was left behind by an earlier process.
    const worker = createWorker(deps);
    const eventStreams = new Set<ServerResponse>();
    const server = await listen(api, settings, deps.ids, eventStreams);
    await worker.start();
    let stopped: Promise<void> | undefined;
    return {
      address: addressOf(server, settings),
      stop() {
        stopped ??= stop(server, eventStreams, worker, api, logger);
        return stopped;
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}

/**
 * On a database that is meant for real, people whose password everybody knows are a way in: they are there only when
 * that was asked for, and then every start says so.
 *
 * @throws SettingsError when they are there unasked
 */
async function mindDemoPeople(db: Database, { seed }: Settings, logger: Logger): Promise<void> {
  const people = await countDemoPeople(db);
  if (people === 0) return;
  if (seed === 'demo') {
    logger.warn('demo_accounts', {
      people,
      warning: 'Anyone can sign in as them: their password is public.',
    });
    return;
  }
  throw new SettingsError([
    `DATABASE_URL names a database with ${people} demo accounts, whose password everybody knows. Delete them ` +
      '(see docs/running.md), or set SEED=demo if this server is only for show.',
  ]);
}

async function openDatabase(settings: Settings, logger: Logger): Promise<Database> {
  if (settings.databaseUrl === null) return openEmbedded(settings.dataDir);
  return openServer(settings.databaseUrl, {
    onError: (error) => logger.warn('database_connection_lost', errorFields(error)),
  });
}

async function makeDeps(settings: Settings, logger: Logger, db: Database, clock: Clock): Promise<Deps> {
  const sender = { name: brand.name, address: brand.supportEmail };
  const ids = uuidV7Ids(clock);
  const places = await bundledPlaces();
  const files =
    settings.s3Url === null
      ? createDiskFiles(join(settings.dataDir, 'images'))
      : createS3Files(settings.s3Url);
  return {
    db,
    clock,
    ids,
    files: withSeedPhotos(files),
    mail:
      settings.smtpUrl === null
        ? createOutboxMail(join(settings.dataDir, 'outbox'), sender, logger)
        : createSmtpMail(settings.smtpUrl, sender),
    geocoder:
      settings.geocoderUrl === null
        ? places
        : createUpstreamGeocoder({ url: settings.geocoderUrl, bundled: places, clock, logger }),
    logger,
    settings,
    jobs: createJobs({ clock, ids }),
    passwordCost: strongPasswords,
    // Copies of the server on one database need the same secret, so they keep it there.
    secret: db.kind === 'server' ? await databaseSecret(db) : await fileSecret(settings.dataDir),
  };
}

async function listen(
  api: Api,
  settings: Settings,
  ids: Ids,
  eventStreams: Set<ServerResponse>,
): Promise<Server> {
  const answer = getRequestListener(
    (request, env) => {
      const remoteAddress = 'incoming' in env ? env.incoming.socket.remoteAddress : undefined;
      return api.fetch(request, remoteAddress === undefined ? {} : { remoteAddress });
    },
    // HTTP/1.0 requests, such as health checks of load balancers, name no host; the server never uses it.
    {
      overrideGlobalObjects: false,
      hostname: 'localhost',
      errorHandler: (error) => malformedRequestAnswer(error, ids.next()),
    },
  );
  const server = createServer((incoming, outgoing) => {
    if (incoming.url?.startsWith(EVENTS_PATH)) {
      eventStreams.add(outgoing);
      outgoing.once('close', () => eventStreams.delete(outgoing));
    }
    void answer(incoming, outgoing);
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('clientError', (error, socket) => rejectConnection(error, socket, ids.next()));
  server.listen(settings.port, settings.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenError(error, settings);
  }
  return server;
}

/** What keeps a server from listening, in words of its settings. */
function listenError(error: unknown, { host, port }: Settings): unknown {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') {
    return new SettingsError([`PORT ${port} on ${host} is taken by another program. Choose another one.`]);
  }
  if (code === 'EACCES')
    return new SettingsError([`PORT ${port} is not for this process. Choose one above 1023.`]);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new SettingsError([`HOST '${host}' is no address of this machine.`]);
  }
  return error;
}

function addressOf(server: Server, settings: Settings): string {
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : settings.port;
  return originOf(settings.host, port);
}

async function stop(
  server: Server,
  eventStreams: ReadonlySet<ServerResponse>,
  worker: Worker,
  api: Api,
  logger: Logger,
): Promise<void> {
  logger.info('stopping');
  const closed = once(server, 'close');
  server.close();
  // A connection is closed once its last answer is sent.
  const closing = setInterval(() => server.closeIdleConnections(), 50);
  // Streams never end by themselves; their listeners reconnect to another copy.
  for (const stream of eventStreams) stream.destroy();
  const timeout = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
  await closed;
  clearTimeout(timeout);
  clearInterval(closing);
  await worker.stop(JOBS_TIMEOUT_MS);
  await api.close();
  logger.info('stopped');
}
