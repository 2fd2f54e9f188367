import { isIP } from 'node:net';
import { isEmail, type MapTiles } from '@porchlight/domain';
import { number, object, string, ValidationError, type InferType } from 'yup';
import { isLoopback } from './loopback.ts';
import {
  databaseProblem,
  isHostName,
  publicHostProblem,
  smtpProblem,
  urlProblem,
  type UrlRules,
} from './settingUrls.ts';

/** The server's settings, read from the environment by `readSettings`. */
export interface Settings {
  port: number;
  host: string;
  /** Folder of the embedded database, the pictures and the outbox. */
  dataDir: string;
  /** The built web app, if not the one next to the server. */
  webFolder: string | null;
  databaseUrl: string | null;
  /** The same database without a pooler; needed if `databaseUrl` leads to one. */
  databaseDirectUrl: string | null;
  /** A replica of it, for public reads. */
  databaseReadUrl: string | null;
  /**
   * Data for an empty database. Default for a database server: none, because it is assumed to be a production one.
   */
  seed: 'demo' | 'none';
  /** Origin used in emails and previews, without a trailing slash; never taken from the Host header. */
  publicUrl: string;
  smtpUrl: string | null;
  geocoderUrl: string | null;
  s3Url: string | null;
  /** In lower case. Users who confirmed one of these addresses are administrators. */
  adminEmails: string[];
  /** How many proxies' X-Forwarded-For entries to trust; 0 means none. */
  trustedProxies: number;
  rateLimits: boolean;
  /** Megabytes of rendered pages cached in memory; 0 turns the cache off. */
  pageCacheMb: number;
  /** Where `/metrics` is served, if at all. */
  metrics: { host: string; port: number } | null;
  /** The collector that traces are sent to, and the service name. */
  traces: { endpoint: string; service: string } | null;
  /** Street tiles for maps, with attribution; without them maps show outlines. */
  mapTiles: MapTiles | null;
  /** The file of a base map that this server serves. */
  mapArchive: string | null;
  /** How long the server keeps serving after the signal to stop, in seconds. */
  drainSeconds: number;
}

/** Invalid settings: all of them, each with the problem and an example. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(`These settings need attention:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}

/** Message with the setting's name, the problem, and a valid value. */
const said = (problem: string, example: string): string => `\${path} ${problem} Example: \${path}=${example}`;

const wholeNumber = (max: number, fallback: number) => {
  const message = said(`must be a whole number from 0 to ${max}.`, String(fallback));
  return number()
    .transform((_value, given: unknown) => (/^\d{1,9}$/.test(String(given)) ? Number(given) : Number.NaN))
    .typeError(message)
    .max(max, message)
    .default(fallback);
};

const oneOf = <Choice extends string>(choices: readonly [Choice, ...Choice[]]) =>
  string()
    .lowercase()
    .oneOf(choices, said(`must be one of: ${choices.join(', ')}.`, choices[0]));

/** A setting validated by `problemOf`. */
const checkedText = (problemOf: (value: string) => string | null, example: string) =>
  string().test({
    test(value, context) {
      const problem = value === undefined ? null : problemOf(value);
      return problem === null || context.createError({ message: said(problem, example) });
    },
  });

const url = (rules: UrlRules) => checkedText((value) => urlProblem(value, rules), rules.example);

const databaseUrl = () => checkedText(databaseProblem, 'postgres://user:password@db.example:5432/porchlight');

const host = (example: string) =>
  checkedText(
    (value) =>
      isIP(value) === 0 && !isHostName(value)
        ? 'must be an IP address or a host name, without scheme or port.'
        : null,
    example,
  ).default(example);

/** The problem with a list of email addresses. They are personal, so entries are named by number. */
function addressesProblem(value: string): string | null {
  const entries = value.split(',').map((entry) => entry.trim().toLowerCase());
  for (const [index, entry] of entries.entries()) {
    if (entry === '') return `is empty at entry ${index + 1}: put one comma between addresses.`;
    if (!isEmail(entry)) return `has no email address at entry ${index + 1}.`;
    if (entries.indexOf(entry) < index) return `repeats an address at entry ${index + 1}.`;
  }
  return null;
}

const hasTilePlaces = ({ href, host: name }: URL): string | null => {
  const address = href.replaceAll('%7B', '{').replaceAll('%7D', '}');
  return ['{z}', '{x}', '{y}'].every((part) => address.includes(part)) && !name.includes('{')
    ? null
    : 'must have {z}, {x} and {y} in its path, and nothing in braces before it.';
};

const web = ['http:', 'https:'];

const isUrl = (value: string): boolean => /^\w+:\/\//.test(value);

/** An archive is a file on this machine, which is checked at startup, or at a URL, which is sent to every browser. */
function archiveProblem(value: string): string | null {
  const isArchive = ({ pathname }: { pathname: string }): string | null =>
    pathname.endsWith('.pmtiles') ? null : 'must name a .pmtiles file.';
  if (!isUrl(value)) return isArchive({ pathname: value });
  return urlProblem(value, { protocols: web, example: '', path: true, also: isArchive });
}

const environmentSchema = object({
  HOST: host('127.0.0.1'),
  PORT: wholeNumber(65_535, 3000),
  DATA_DIR: string().default('.data'),
  WEB_FOLDER: string(),
  DATABASE_URL: databaseUrl(),
  DATABASE_DIRECT_URL: databaseUrl(),
  DATABASE_READ_URL: databaseUrl(),
  SEED: oneOf(['demo', 'none']),
  PUBLIC_URL: url({
    protocols: web,
    example: 'https://porch.example',
    also: publicHostProblem,
  }),
  SMTP_URL: url({
    protocols: ['smtp:', 'smtps:'],
    example: 'smtps://user:password@mail.example:465',
    credentials: true,
    query: true,
    also: smtpProblem,
  }),
  GEOCODER_URL: url({
    protocols: web,
    example: 'https://photon.example/api',
    credentials: true,
    path: true,
    query: true,
  }),
  S3_URL: url({
    protocols: web,
    example: 'https://ACCESS_KEY:SECRET_KEY@store.example/bucket',
    credentials: true,
    path: true,
    query: true,
    also: ({ username, password, pathname }) =>
      username === '' || password === '' || pathname === '/'
        ? 'needs an access key, a secret key and a bucket.'
        : null,
  }),
  ADMIN_EMAIL: checkedText(addressesProblem, 'ana@porch.example, ben@porch.example'),
  TRUST_PROXY: wholeNumber(10, 0),
  RATE_LIMITS: oneOf(['on', 'off']).default('on'),
  PAGE_CACHE_MB: wholeNumber(4096, 64),
  DRAIN_SECONDS: wholeNumber(60, 0),
  OTEL_EXPORTER_OTLP_ENDPOINT: url({
    protocols: web,
    example: 'http://collector.example:4318',
    credentials: true,
    path: true,
  }),
  OTEL_SERVICE_NAME: string().default('porchlight'),
  // Sent to every browser, so it must not contain secrets.
  MAP_TILES_URL: url({
    protocols: web,
    example: 'https://tiles.example/{z}/{x}/{y}.png',
    path: true,
    query: true,
    also: hasTilePlaces,
  }),
  MAP_TILES_ATTRIBUTION: string(),
  MAP_PMTILES: checkedText(archiveProblem, '/srv/porchlight/base.pmtiles'),
  METRICS_HOST: host('127.0.0.1'),
  METRICS_PORT: wholeNumber(65_535, 0),
});

/**
 * Reads the server's settings from environment variables; an empty value counts as absent.
 * @throws SettingsError naming every invalid setting
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const set = Object.entries(environment).filter(([, value]) => (value ?? '').trim() !== '');
  const trimmed = Object.fromEntries(set.map(([name, value]) => [name, value?.trim()]));
  const values = checked(trimmed);
  if (
    values.DATABASE_URL === undefined &&
    (values.DATABASE_DIRECT_URL ?? values.DATABASE_READ_URL) !== undefined
  )
    throw new SettingsError(['DATABASE_DIRECT_URL and DATABASE_READ_URL require DATABASE_URL.']);
  const { HOST: hostname, PORT: port, MAP_PMTILES: archive } = values;
  return {
    port,
    host: hostname,
    dataDir: values.DATA_DIR,
    webFolder: values.WEB_FOLDER ?? null,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
    databaseReadUrl: values.DATABASE_READ_URL ?? null,
    seed: values.SEED ?? (values.DATABASE_URL === undefined ? 'demo' : 'none'),
    publicUrl: values.PUBLIC_URL === undefined ? originOf(hostname, port) : new URL(values.PUBLIC_URL).origin,
    smtpUrl: values.SMTP_URL ?? null,
    geocoderUrl: values.GEOCODER_URL ?? null,
    s3Url: values.S3_URL ?? null,
    adminEmails: values.ADMIN_EMAIL?.toLowerCase().split(/\s*,\s*/) ?? [],
    trustedProxies: values.TRUST_PROXY,
    mapTiles: mapTilesOf(values),
    mapArchive: archive === undefined || isUrl(archive) ? null : archive,
    rateLimits: values.RATE_LIMITS === 'on',
    pageCacheMb: values.PAGE_CACHE_MB,
    drainSeconds: values.DRAIN_SECONDS,
    traces:
      values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT, service: values.OTEL_SERVICE_NAME },
    metrics: values.METRICS_PORT === 0 ? null : { host: values.METRICS_HOST, port: values.METRICS_PORT },
  };
}

/** Where browsers find the base map that this server serves. */
export const baseMapPath = '/map/base.pmtiles';

const openStreetMap = '© OpenStreetMap contributors, https://www.openstreetmap.org/copyright';

function mapTilesOf(values: InferType<typeof environmentSchema>): MapTiles | null {
  const { MAP_TILES_URL: tiles, MAP_TILES_ATTRIBUTION: attribution, MAP_PMTILES: archive } = values;
  if (tiles !== undefined && archive !== undefined)
    throw new SettingsError(['Set MAP_PMTILES or MAP_TILES_URL, not both.']);
  if (archive !== undefined) {
    const url = isUrl(archive) ? archive : baseMapPath;
    return { url, format: 'pmtiles', attribution: attribution ?? openStreetMap };
  }
  if ((tiles === undefined) !== (attribution === undefined))
    throw new SettingsError(['Set both MAP_TILES_URL and MAP_TILES_ATTRIBUTION, or neither.']);
  return tiles === undefined || attribution === undefined ? null : { url: tiles, attribution };
}

function checked(environment: object): InferType<typeof environmentSchema> {
  try {
    return environmentSchema.validateSync(environment, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) throw new SettingsError(error.errors);
    throw error;
  }
}

/**
 * Whether other machines can reach the server: it listens on a public address, is behind a proxy, or its public URL
 * is not this machine.
 */
export const isReachable = ({
  host: at,
  publicUrl,
  trustedProxies,
}: Pick<Settings, 'host' | 'publicUrl' | 'trustedProxies'>): boolean =>
  !isLoopback(at) || trustedProxies > 0 || !isLoopback(new URL(publicUrl).hostname);

/** A URL that can be opened for a host and port; an address that means "all" is shown as localhost. */
export function originOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
