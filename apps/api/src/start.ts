import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand } from '@porchlight/domain';
import { createApi } from './app.ts';
import { ensureCategories } from './market/categories/index.ts';
import { systemClock } from './platform/clock.ts';
import { watchClock, type WatchedClock } from './platform/clockWatch.ts';
import { closeToOthers, ensureDataDir } from './platform/dataDir.ts';
import { migrateDirectly, openDatabase, openReplica } from './platform/databases.ts';
import { explainFailure, isDamage, type Database, type Replica } from './platform/db/index.ts';
import type { Deps } from './deps.ts';
import { checkArchive } from './platform/baseMap/index.ts';
import { createDiskFiles, createS3Files } from './platform/files/index.ts';
import { apiFolder } from './folders.ts';
import { bundledGeocoder, bundledPlaces, createUpstreamGeocoder } from './market/geo/index.ts';
import { uuidV7Ids } from './platform/ids.ts';
import { createWorker } from './market/jobs/index.ts';
import { countJobs, createJobs } from './platform/jobs/index.ts';
import { listen } from './listening.ts';
import { errorFields } from './platform/logger.ts';
import { createOutboxMail, createSmtpMail } from './platform/mail/index.ts';
import type { serveMetrics } from './platform/metrics/index.ts';
import type { Clock, Logger } from './platform/ports/index.ts';
import { databaseSecret, fileSecret } from './platform/secret/index.ts';
import { ensureSynonyms } from './market/search/index.ts';
import { checkDemoAccounts, seedDemo, withSeedPhotos } from './market/seed/index.ts';
import type { Settings } from './platform/settings.ts';
import type { TrustedClock } from './platform/trustedClock.ts';
import { strongPasswords } from './market/users/index.ts';
import { createPublicChanges } from './platform/publicChanges.ts';
import { readWebBuild } from './platform/web/index.ts';

/** Output folder of the web app's build. */
const ownWebFolder = fileURLToPath(new URL('../web/dist', apiFolder));

/** How long jobs in progress may take to finish after that. */
const JOBS_TIMEOUT_MS = 5_000;

export interface RunningServer {
  address: string;
  /** Accepts no new requests, lets those in progress finish, and closes everything. Safe to call twice. */
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
  // Loaded only when enabled.
  const traces =
    settings.traces === null
      ? undefined
      : (await import('./platform/traces/index.ts')).createTraces(settings.traces);
  if (settings.mapArchive !== null) await checkArchive(settings.mapArchive);
  const opened = await openDatabase(settings, logger);
  const db = traces?.database(opened, 'primary') ?? opened;
  let replica: Replica | undefined;
  let watched: Watched | undefined;
  let clockWatch: WatchedClock | undefined;
  try {
    const ran = await migrateDirectly(db, settings);
    await ensureCategories(db);
    await ensureSynonyms(db);
    if (keepsFiles) await closeToOthers(settings.dataDir);
    logger.info('database_ready', { kind: db.kind, migrations: ran.length });
    const { databaseReadUrl } = settings;
    if (databaseReadUrl !== null) replica = await openReplica(databaseReadUrl, db, logger, traces);
    clockWatch = await watchClock({ db, clock, logger });
    const { trustedClock } = clockWatch;
    watched = await startMetrics(settings, db, replica, clock, trustedClock);
    const deps: Deps = {
      ...(await makeDeps(settings, logger, db, { clock, trustedClock })),
      ...(replica === undefined ? {} : { replica }),
      ...(watched === undefined ? {} : { metrics: watched.metrics }),
      ...(traces === undefined ? {} : { traces }),
    };
    if (settings.seed === 'demo' && (await seedDemo(deps))) logger.info('seeded');
    await checkDemoAccounts(db, settings, logger);
    const web = await readWebBuild(settings.webFolder ?? ownWebFolder, settings.mapTiles);
    if (web === null) logger.warn('web_not_built');
    const api = createApi(deps, web);
    // Created before the first request, so that older jobs are known to be from an earlier process.
    const worker = createWorker(deps);
    const listening = await listen(api, settings, deps.ids);
    await worker.start();
    // Loaded in the background, so that the first search for a place doesn't wait.
    bundledPlaces().catch((error: unknown) => logger.error('places_not_read', errorFields(error)));
    const stop = async (): Promise<void> => {
      logger.info('stopping');
      clockWatch?.stop();
      await listening.stop();
      await worker.stop(JOBS_TIMEOUT_MS);
      await watched?.close();
      await api.close();
      await traces?.close().catch(() => {});
      logger.info('stopped');
    };
    let stopped: Promise<void> | undefined;
    return {
      address: listening.address,
      stop: () => (stopped ??= stop()),
    };
  } catch (error) {
    clockWatch?.stop();
    await watched?.close();
    await replica?.close();
    await db.close();
    throw db.kind === 'embedded' && isDamage(error) ? await explainFailure(settings.dataDir, error) : error;
  }
}

/** The metrics server, loaded only when enabled. */
type Watched = Awaited<ReturnType<typeof serveMetrics>>;

async function startMetrics(
  { metrics: at }: Settings,
  db: Database,
  replica: Replica | undefined,
  clock: Clock,
  trustedClock: TrustedClock,
): Promise<Watched | undefined> {
  if (at === null) return undefined;
  const metrics = await import('./platform/metrics/index.ts');
  return metrics.serveMetrics(at, {
    pools: {
      ...(db.pool === undefined ? {} : { primary: db.pool }),
      ...(replica?.pool === undefined ? {} : { replica: replica.pool }),
    },
    jobs: () => countJobs(db, clock.now()),
    isClockTrusted: () => trustedClock.isTrusted(),
  });
}

async function makeDeps(
  settings: Settings,
  logger: Logger,
  db: Database,
  { clock, trustedClock }: Pick<Deps, 'clock' | 'trustedClock'>,
): Promise<Deps> {
  const sender = { name: brand.name, address: brand.supportEmail };
  const ids = uuidV7Ids(clock);
  const files =
    settings.s3Url === null
      ? createDiskFiles(join(settings.dataDir, 'images'))
      : createS3Files(settings.s3Url);
  return {
    db,
    changes: createPublicChanges(db, logger),
    clock,
    trustedClock,
    ids,
    files: withSeedPhotos(files),
    mail:
      settings.smtpUrl === null
        ? createOutboxMail(join(settings.dataDir, 'outbox'), sender, logger)
        : createSmtpMail(settings.smtpUrl, sender),
    geocoder:
      settings.geocoderUrl === null
        ? bundledGeocoder
        : createUpstreamGeocoder({ url: settings.geocoderUrl, bundled: bundledGeocoder, clock, logger }),
    logger,
    settings,
    jobs: createJobs({ clock, ids }),
    passwordCost: strongPasswords,
    // Server processes on one database need the same secret, so it is stored there.
    secret: db.kind === 'server' ? await databaseSecret(db) : await fileSecret(settings.dataDir),
  };
}
