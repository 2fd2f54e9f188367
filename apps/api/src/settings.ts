import { number, object, string, ValidationError, type InferType } from 'yup';

/** What the outside world decides; read from the environment by `readSettings`. */
export interface Settings {
  port: number;
  host: string;
  /** Folder of the embedded database, the pictures, the outbox. */
  dataDir: string;
  databaseUrl: string | null;
  /** What an empty database is filled with; a database server is taken to be a real one and gets nothing unasked. */
  seed: 'demo' | 'none';
  /** Origin used in mails and previews, without a slash at its end; never taken from the Host header. */
  publicUrl: string;
  smtpUrl: string | null;
  geocoderUrl: string | null;
  s3Url: string | null;
  adminEmail: string | null;
  /** How many proxies' X-Forwarded-For entries count; 0 means none. */
  trustedProxies: number;
  rateLimits: boolean;
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
  SEED: oneOf(['demo', 'none']),
  PUBLIC_URL: url(['http:', 'https:']),
  SMTP_URL: url(['smtp:', 'smtps:']),
  GEOCODER_URL: url(['http:', 'https:']),
  S3_URL: url(['http:', 'https:']),
  ADMIN_EMAIL: string()
    .lowercase()
    .matches(/^\S+@\S+$/, '${path} must be an e-mail address.'),
  TRUST_PROXY: wholeNumber(10, 0),
  RATE_LIMITS: oneOf(['on', 'off']).default('on'),
});

/**
 * Reads the server's settings from environment variables; an empty value counts as absent.
 * @throws SettingsError naming every setting that is not valid
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const set = Object.entries(environment).filter(([, value]) => (value ?? '').trim() !== '');
  const trimmed = Object.fromEntries(set.map(([name, value]) => [name, value?.trim()]));
  const values = checked(trimmed);
  const { HOST: host, PORT: port } = values;
  return {
    port,
    host,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    seed: values.SEED ?? (values.DATABASE_URL === undefined ? 'demo' : 'none'),
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, '') ?? originOf(host, port),
    smtpUrl: values.SMTP_URL ?? null,
    geocoderUrl: values.GEOCODER_URL ?? null,
    s3Url: values.S3_URL ?? null,
    adminEmail: values.ADMIN_EMAIL ?? null,
    trustedProxies: values.TRUST_PROXY,
    rateLimits: values.RATE_LIMITS === 'on',
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
