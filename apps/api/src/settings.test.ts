import { expect, it } from 'vitest';
import { originOf, readSettings, SettingsError } from './settings.ts';

it('has a default for everything', () => {
  expect(readSettings({ PORT: '', SEED: '  ' })).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '.data',
    databaseUrl: null,
    databaseDirectUrl: null,
    databaseReadUrl: null,
    seed: 'demo',
    publicUrl: 'http://127.0.0.1:3000',
    smtpUrl: null,
    geocoderUrl: null,
    s3Url: null,
    adminEmails: [],
    trustedProxies: 0,
    rateLimits: true,
    pageCacheMb: 64,
    drainSeconds: 0,
    metrics: null,
    traces: null,
    mapTiles: null,
  });
});

it('reads what is set', () => {
  const settings = readSettings({
    PORT: '8080',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://porch.example/',
    DATABASE_URL: 'postgres://u:p@db/porch',
    SEED: 'none',
    TRUST_PROXY: '2',
    RATE_LIMITS: 'off',
    ADMIN_EMAIL: 'Root@Porch.Example , ana@porch.example',
    METRICS_PORT: '9464',
    MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
    MAP_TILES_ATTRIBUTION: '© Somebody',
  });
  expect(settings).toMatchObject({
    port: 8080,
    publicUrl: 'https://porch.example',
    databaseUrl: 'postgres://u:p@db/porch',
    seed: 'none',
    trustedProxies: 2,
    rateLimits: false,
    metrics: { host: '127.0.0.1', port: 9464 },
    mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Somebody' },
    adminEmails: ['root@porch.example', 'ana@porch.example'],
  });
});

it.each([
  [{}, 'demo'],
  [{ DATABASE_URL: 'postgres://db/porch' }, 'none'],
  [{ DATABASE_URL: 'postgres://db/porch', SEED: 'demo' }, 'demo'],
])(
  'fills the embedded database with the demo, a database server only when told to: %j',
  (environment, seed) => {
    expect(readSettings(environment).seed).toBe(seed);
  },
);

it('names every setting that is not valid at once, and repeats no secret', () => {
  const bad = {
    PORT: '99999',
    SEED: 'some',
    DATABASE_URL: 'mysql://root:hunter2@db',
    RATE_LIMITS: 'maybe',
    ADMIN_EMAIL: 'root',
    TRUST_PROXY: '-1',
    SMTP_URL: 'smtp://',
    S3_URL: 's3://bucket',
  };
  expect(() => readSettings(bad)).toThrow(SettingsError);
  try {
    readSettings(bad);
  } catch (error) {
    const text = String(error);
    for (const name of Object.keys(bad)) expect(text).toContain(name);
    expect(text).not.toContain('hunter2');
  }
});

it.each([
  [{ PORT: '3000.5' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '0x10' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ SEED: 'some' }, 'SEED must be one of: demo, none.'],
  [
    { DATABASE_URL: 'mysql://db' },
    'DATABASE_URL must be a URL that starts with postgres:// or postgresql://.',
  ],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must be a URL that starts with smtp:// or smtps://.'],
  [
    { DATABASE_READ_URL: 'postgres://copy/porch' },
    'DATABASE_DIRECT_URL and DATABASE_READ_URL belong to a DATABASE_URL.',
  ],
  [{ DRAIN_SECONDS: '61' }, 'DRAIN_SECONDS must be a whole number from 0 to 60.'],
  [{ ADMIN_EMAIL: 'root' }, 'ADMIN_EMAIL must be e-mail addresses with commas between.'],
  [{ ADMIN_EMAIL: 'a@b.example,' }, 'ADMIN_EMAIL must be e-mail addresses with commas between.'],
])('says of %j in one line what it should have been', (environment, problem) => {
  expect(() => readSettings(environment)).toThrow(`These settings need attention:\n  ${problem}`);
});

it('takes a database on a socket of the same machine, and words in any case', () => {
  const settings = readSettings({ DATABASE_URL: 'postgres:///porch?host=/run/sockets', SEED: 'NONE' });
  expect(settings).toMatchObject({ databaseUrl: 'postgres:///porch?host=/run/sockets', seed: 'none' });
});

it.each([
  ['127.0.0.1', 3000, 'http://127.0.0.1:3000'],
  ['0.0.0.0', 80, 'http://localhost:80'],
  ['::1', 3000, 'http://[::1]:3000'],
])('shows %s as an address to open', (host, port, expected) => {
  expect(originOf(host, port)).toBe(expected);
});
