import type { MapTiles } from '@porchlight/domain';
import { number, object, string, ValidationError, type InferType } from 'yup';

/** What the outside world decides; read from the environment by `readSettings`. */
export interface Settings {
  port: number;
  host: string;
  /** Folder of the embedded database, the pictures, the outbox. */
  dataDir: string;
  databaseUrl: string | null;
  /** The same database without a pooler between; needed where `databaseUrl` is a pooler's. */
  databaseDirectUrl: string | null;
  /** A replica of it, for public reads. */
  databaseReadUrl: string | null;
  /** What an empty database is filled with; a database server is taken to be a real one and gets nothing unasked. */
  seed: 'demo' | 'none';
  /** Origin used in mails and previews, without a slash at its end; never taken from the Host header. */
  publicUrl: string;
  smtpUrl: string | null;
  geocoderUrl: string | null;
  s3Url: string | null;
  /** In lower case: who has proven one of these is a moderator. */
  adminEmails: string[];
  /** How many proxies' X-Forwarded-For entries count; 0 means none. */
  trustedProxies: number;
  rateLimits: boolean;
  /** Megabytes of rendered pages that are kept in memory; 0 keeps none. */
  pageCacheMb: number;
  /** Where `/metrics` is served, if it is. */
  metrics: { host: string; port: number } | null;
  /** The collector that traces are sent to, and the name they are sent under. */
  traces: { endpoint: string; service: string } | null;
  /** Street tiles for maps, and whose they are; without them maps are drawn from outlines. */
  mapTiles: MapTiles | null;
  /** How long requests are still taken after the signal to stop, in seconds. */
  drainSeconds: number;
}

/** Settings that cannot be used, told all at once, each with what it should have been. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(`These settings need attention:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}

const wholeNumber = (max: number, fallback: number) => {
  const message = `\${path} must be a whole number from 0 to ${max}.`;
  return number()
    .transform((_value, given: unknown) => (/^\d{1,9}$/.test(String(given)) ? Number(given) : Number.NaN))
    .typeError(message)
    .max(max, message)
    .default(fallback);
};

const oneOf = <Choice extends string>(choices: readonly [Choice, ...Choice[]]) =>
  string()
    .lowercase()
    .oneOf(choices, `\${path} must be one of: ${choices.join(', ')}.`);

const url = (protocols: readonly string[], isHostNeeded = true) =>
  string().test({
    // The value is not repeated: it may hold a password.
    message: `\${path} must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
    test(value) {
      if (value === undefined) return true;
      if (!URL.canParse(value)) return false;
      const { protocol, host } = new URL(value);
      return protocols.includes(protocol) && (host !== '' || !isHostNeeded);
    },
  });

const environmentSchema = object({
  HOST: string().default('127.0.0.1'),
  PORT: wholeNumber(65_535, 3000),
  DATA_DIR: string().default('.data'),
  // A database's may leave the host out, for a socket on the same machine.
  DATABASE_URL: url(['postgres:', 'postgresql:'], false),
  DATABASE_DIRECT_URL: url(['postgres:', 'postgresql:'], false),
  DATABASE_READ_URL: url(['postgres:', 'postgresql:'], false),
  SEED: oneOf(['demo', 'none']),
  PUBLIC_URL: url(['http:', 'https:']),
  SMTP_URL: url(['smtp:', 'smtps:']),
  GEOCODER_URL: url(['http:', 'https:']),
  S3_URL: url(['http:', 'https:']),
  ADMIN_EMAIL: string()
    .lowercase()
    .matches(
      /^[^\s,]+@[^\s,]+(?:\s*,\s*[^\s,]+@[^\s,]+)*$/,
      '${path} must be e-mail addresses with commas between.',
    ),
  TRUST_PROXY: wholeNumber(10, 0),
  RATE_LIMITS: oneOf(['on', 'off']).default('on'),
  PAGE_CACHE_MB: wholeNumber(4096, 64),
  DRAIN_SECONDS: wholeNumber(60, 0),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:']),
  OTEL_SERVICE_NAME: string().default('porchlight'),
  MAP_TILES_URL: url(['http:', 'https:']).test({
    message: '${path} must have {z}, {x} and {y} in its path, and nothing in braces before it.',
    test: (value) =>
      value === undefined ||
      (['{z}', '{x}', '{y}'].every((part) => value.includes(part)) && !/^https?:\/\/[^/]*\{/.test(value)),
  }),
  MAP_TILES_ATTRIBUTION: string(),
  METRICS_HOST: string().default('127.0.0.1'),
  METRICS_PORT: wholeNumber(65_535, 0),
});

/**
 * Reads the server's settings from environment variables; an empty value counts as absent.
 * @throws SettingsError naming every setting that is not valid
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const set = Object.entries(environment).filter(([, value]) => (value ?? '').trim() !== '');
  const trimmed = Object.fromEntries(set.map(([name, value]) => [name, value?.trim()]));
  const values = checked(trimmed);
  if (
    values.DATABASE_URL === undefined &&
    (values.DATABASE_DIRECT_URL ?? values.DATABASE_READ_URL) !== undefined
  )
    throw new SettingsError(['DATABASE_DIRECT_URL and DATABASE_READ_URL belong to a DATABASE_URL.']);
  const { HOST: host, PORT: port, MAP_TILES_URL: tiles, MAP_TILES_ATTRIBUTION: attribution } = values;
  if ((tiles === undefined) !== (attribution === undefined))
    throw new SettingsError(['MAP_TILES_URL and MAP_TILES_ATTRIBUTION belong together.']);
  return {
    port,
    host,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
    databaseReadUrl: values.DATABASE_READ_URL ?? null,
    seed: values.SEED ?? (values.DATABASE_URL === undefined ? 'demo' : 'none'),
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, '') ?? originOf(host, port),
    smtpUrl: values.SMTP_URL ?? null,
    geocoderUrl: values.GEOCODER_URL ?? null,
    s3Url: values.S3_URL ?? null,
    adminEmails: values.ADMIN_EMAIL?.split(/\s*,\s*/) ?? [],
    trustedProxies: values.TRUST_PROXY,
    mapTiles: tiles === undefined || attribution === undefined ? null : { url: tiles, attribution },
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

function checked(environment: object): InferType<typeof environmentSchema> {
  try {
    return environmentSchema.validateSync(environment, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) throw new SettingsError(error.errors);
    throw error;
  }
}

/** The address a person can open for a host and port; an address that means "everywhere" is shown as localhost. */
export function originOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
