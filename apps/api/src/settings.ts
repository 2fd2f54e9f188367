/** What the outside world decides; read from the environment by `readSettings`. */
export interface Settings {
  port: number;
  host: string;
  /** Folder of the embedded database, the pictures, the outbox. */
  dataDir: string;
  databaseUrl: string | null;
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

/**
 * Reads the server's settings from environment variables; an empty value counts as absent.
 * @throws SettingsError naming every setting that is not valid
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = [];
  const text = (name: string): string | null => environment[name]?.trim() || null;

  const whole = (name: string, fallback: number, max: number): number => {
    const value = text(name);
    if (value === null) return fallback;
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number <= max) return number;
    problems.push(`${name} must be a whole number from 0 to ${max}.`);
    return fallback;
  };
  const choice = <Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]): Choice => {
    const value = text(name);
    const found = choices.find((candidate) => candidate === value?.toLowerCase());
    if (value !== null && found === undefined)
      problems.push(`${name} must be one of: ${choices.join(', ')}.`);
    return found ?? choices[0];
  };
  const url = (name: string, protocols: readonly string[]): string | null => {
    const value = text(name);
    if (value === null) return null;
    // A database's may leave the host out, for a socket on the same machine.
    const told = URL.canParse(value) ? new URL(value) : null;
    if (told !== null && protocols.includes(told.protocol) && (told.host !== '' || name === 'DATABASE_URL'))
      return value;
    // The value is not repeated: it may hold a password.
    problems.push(
      `${name} must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
    );
    return null;
  };

  const host = text('HOST') ?? '127.0.0.1';
  const port = whole('PORT', 3000, 65_535);
  const adminEmail = text('ADMIN_EMAIL');
  if (adminEmail !== null && !/^\S+@\S+$/.test(adminEmail))
    problems.push('ADMIN_EMAIL must be an e-mail address.');
  const settings: Settings = {
    port,
    host,
    dataDir: text('DATA_DIR') ?? '.data',
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    seed: choice('SEED', ['demo', 'none']),
    publicUrl: url('PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? originOf(host, port),
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
    geocoderUrl: url('GEOCODER_URL', ['http:', 'https:']),
    s3Url: url('S3_URL', ['http:', 'https:']),
    adminEmail: adminEmail?.toLowerCase() ?? null,
    trustedProxies: whole('TRUST_PROXY', 0, 10),
    rateLimits: choice('RATE_LIMITS', ['on', 'off']) === 'on',
  };
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

/** The address a person can open for a host and port; an address that means "everywhere" is shown as localhost. */
export function originOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
