import { readFileSync } from 'node:fs';
import { limits } from '@porchlight/domain';
import { expect, it } from 'vitest';
import { isReachable, originOf, readSettings, SettingsError } from './settings.ts';

it('has a default for everything', () => {
  expect(readSettings({ PORT: '', SEED: '  ' })).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '.data',
    webFolder: null,
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
    mapArchive: null,
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

it('takes a base map from a file, which it serves, or from a URL', () => {
  const openStreetMap = '© OpenStreetMap contributors, https://www.openstreetmap.org/copyright';
  expect(readSettings({ MAP_PMTILES: '/srv/base.pmtiles' })).toMatchObject({
    mapTiles: { url: '/map/base.pmtiles', format: 'pmtiles', attribution: openStreetMap },
    mapArchive: '/srv/base.pmtiles',
  });
  const url = 'https://store.example/maps/us.pmtiles';
  expect(readSettings({ MAP_PMTILES: url, MAP_TILES_ATTRIBUTION: '© Ana' })).toMatchObject({
    mapTiles: { url, format: 'pmtiles', attribution: '© Ana' },
    mapArchive: null,
  });
});

it.each([
  [{}, 'demo'],
  [{ DATABASE_URL: 'postgres://db/porch' }, 'none'],
  [{ DATABASE_URL: 'postgres://db/porch', SEED: 'demo' }, 'demo'],
])(
  'fills the embedded database with the demo, a database server only on request: %j',
  (environment, seed) => {
    expect(readSettings(environment).seed).toBe(seed);
  },
);

it('names every invalid setting at once, and repeats no secret', () => {
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

const secret = 'hunter2';
const postgres = 'DATABASE_URL must start with postgres:// or postgresql://.';

it.each([
  [{ PORT: '3000.5' }, 'PORT must be a whole number from 0 to 65535. Example: PORT=3000'],
  [{ PORT: '0x10' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ METRICS_PORT: '-1' }, 'METRICS_PORT must be a whole number from 0 to 65535.'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a whole number from 0 to 10.'],
  [{ TRUST_PROXY: '1,2' }, 'TRUST_PROXY must be a whole number from 0 to 10.'],
  [{ TRUST_PROXY: '11' }, 'TRUST_PROXY must be a whole number from 0 to 10.'],
  [{ SEED: 'some' }, 'SEED must be one of: demo, none. Example: SEED=demo'],
  [{ HOST: 'http://0.0.0.0' }, 'HOST must be an IP address or a host name, without scheme or port.'],
  [{ HOST: '0.0.0.0:3000' }, 'HOST must be an IP address or a host name, without scheme or port.'],
  [{ HOST: '[::1]' }, 'HOST must be an IP address or a host name, without scheme or port.'],
  [{ HOST: '300.0.0.1' }, 'HOST must be an IP address or a host name, without scheme or port.'],
  [{ METRICS_HOST: 'a b' }, 'METRICS_HOST must be an IP address or a host name, without scheme or port.'],
  [
    { PUBLIC_URL: 'porch.example' },
    'PUBLIC_URL must start with http:// or https://. Example: PUBLIC_URL=https://porch.example',
  ],
  [{ PUBLIC_URL: 'ftp://porch.example' }, 'PUBLIC_URL must start with http:// or https://.'],
  [{ PUBLIC_URL: 'https:porch.example' }, 'PUBLIC_URL must start with http:// or https://.'],
  [{ PUBLIC_URL: 'https://porch.example/sub' }, 'PUBLIC_URL must not have a path.'],
  [{ PUBLIC_URL: 'https://porch.example//' }, 'PUBLIC_URL must not have a path.'],
  [{ PUBLIC_URL: 'https://porch.example?x=1' }, 'PUBLIC_URL must not have a query (?).'],
  [{ PUBLIC_URL: 'https://porch.example?' }, 'PUBLIC_URL must not have a query (?).'],
  [{ PUBLIC_URL: 'https://porch.example#' }, 'PUBLIC_URL must not have a fragment (#).'],
  [{ PUBLIC_URL: 'https://porch.example/#y' }, 'PUBLIC_URL must not have a fragment (#).'],
  [
    { PUBLIC_URL: `https://ana:${secret}@porch.example` },
    'PUBLIC_URL must not contain a user name or password.',
  ],
  [{ PUBLIC_URL: 'https://porch .example' }, 'PUBLIC_URL must not contain spaces or backslashes.'],
  [{ PUBLIC_URL: 'https://porch.\texample' }, 'PUBLIC_URL must not contain spaces or backslashes.'],
  [
    { PUBLIC_URL: 'https://porch.example:99999' },
    'PUBLIC_URL is not a valid URL: check its host and its port, and write / as %2F in a name or password.',
  ],
  ...[
    '${DOMAIN}',
    'a.example,b.example',
    'porch.example"',
    '*.example',
    'porch..example',
    '.porch.example',
    'porch.example&x=1',
    '{host}',
  ].map((name): [Record<string, string>, string] => [
    { PUBLIC_URL: `https://${name}` },
    'PUBLIC_URL must have a host of letters, digits, dots and hyphens.',
  ]),
  [{ PUBLIC_URL: 'https://1' }, 'PUBLIC_URL must name a host that a browser can open, not all addresses.'],
  [
    { PUBLIC_URL: 'https://[::ffff:0.0.0.0]' },
    'PUBLIC_URL must name a host that a browser can open, not all addresses.',
  ],
  [{ PUBLIC_URL: 'https://porch.example:0' }, 'PUBLIC_URL must not have port 0.'],
  [
    { PUBLIC_URL: 'http://0.0.0.0:3000' },
    'PUBLIC_URL must name a host that a browser can open, not all addresses.',
  ],
  [
    { PUBLIC_URL: 'http://[::]:3000' },
    'PUBLIC_URL must name a host that a browser can open, not all addresses.',
  ],
  [{ DATABASE_URL: 'mysql://db' }, postgres],
  [{ DATABASE_URL: `porch:${secret}@db/porch` }, postgres],
  [
    { DATABASE_URL: `postgres://porch:${secret}@db:port/porch` },
    'DATABASE_URL is not a valid URL: check its host, its port and how its password is encoded.',
  ],
  [
    { DATABASE_URL: `postgres://porch:${secret}@db/porch?sslrootcert=/none.pem` },
    'DATABASE_URL names a certificate or key file that cannot be read.',
  ],
  [
    { DATABASE_READ_URL: 'postgres://copy/porch' },
    'DATABASE_DIRECT_URL and DATABASE_READ_URL require DATABASE_URL.',
  ],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must start with smtp:// or smtps://.'],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL needs a host.'],
  [{ SMTP_URL: 'smtp://mail.example/path' }, 'SMTP_URL must not have a path.'],
  [{ SMTP_URL: 'smtp://mail.example#x' }, 'SMTP_URL must not have a fragment (#).'],
  [
    { SMTP_URL: 'smtp://mail.example?requireTLS=no' },
    'SMTP_URL must have requireTLS=true or requireTLS=false, only once.',
  ],
  [
    { SMTP_URL: 'smtp://mail.example?requireTLS' },
    'SMTP_URL must have requireTLS=true or requireTLS=false, only once.',
  ],
  [
    { SMTP_URL: `smtp://ana:${secret}@mail.example?requireTLS=false` },
    'SMTP_URL must not send a password without TLS: leave out requireTLS=false.',
  ],
  [{ S3_URL: 's3://bucket' }, 'S3_URL must start with http:// or https://.'],
  [
    { S3_URL: `https://key:${secret}@store.example` },
    'S3_URL needs an access key, a secret key and a bucket.',
  ],
  [{ S3_URL: 'https://store.example/bucket' }, 'S3_URL needs an access key, a secret key and a bucket.'],
  [{ S3_URL: `https://key:${secret}@store.example/bucket#x` }, 'S3_URL must not have a fragment (#).'],
  [{ GEOCODER_URL: 'photon.example/api' }, 'GEOCODER_URL must start with http:// or https://.'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector?x' },
    'OTEL_EXPORTER_OTLP_ENDPOINT must not have a query (?).',
  ],
  [
    { MAP_TILES_URL: `https://ana:${secret}@tiles.example/{z}/{x}/{y}`, MAP_TILES_ATTRIBUTION: '© A' },
    'MAP_TILES_URL must not contain a user name or password.',
  ],
  [
    { MAP_TILES_URL: 'https://tiles.example/{z}/{x}', MAP_TILES_ATTRIBUTION: '© A' },
    'MAP_TILES_URL must have {z}, {x} and {y} in its path, and nothing in braces before it.',
  ],
  [
    { MAP_PMTILES: '/srv/map' },
    'MAP_PMTILES must name a .pmtiles file. Example: MAP_PMTILES=/srv/porchlight/base.pmtiles',
  ],
  [
    { MAP_PMTILES: `https://ana:${secret}@store.example/base.pmtiles` },
    'MAP_PMTILES must not contain a user name or password.',
  ],
  [{ MAP_PMTILES: 's3://bucket/base.pmtiles' }, 'MAP_PMTILES must start with http:// or https://.'],
  [
    {
      MAP_PMTILES: '/srv/base.pmtiles',
      MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}',
      MAP_TILES_ATTRIBUTION: '© A',
    },
    'Set MAP_PMTILES or MAP_TILES_URL, not both.',
  ],
  [{ DRAIN_SECONDS: '61' }, 'DRAIN_SECONDS must be a whole number from 0 to 60.'],
  [
    { ADMIN_EMAIL: 'root' },
    'ADMIN_EMAIL has no email address at entry 1. Example: ADMIN_EMAIL=ana@porch.example, ben@porch.example',
  ],
  [{ ADMIN_EMAIL: 'a@b.example,' }, 'ADMIN_EMAIL is empty at entry 2: put one comma between addresses.'],
  [{ ADMIN_EMAIL: 'a@b.example,,c@d.example' }, 'ADMIN_EMAIL is empty at entry 2'],
  [{ ADMIN_EMAIL: 'a@b.example c@d.example' }, 'ADMIN_EMAIL has no email address at entry 1.'],
  [{ ADMIN_EMAIL: 'a@b.example;c@d.example' }, 'ADMIN_EMAIL has no email address at entry 1.'],
  [{ ADMIN_EMAIL: 'a@b.example, A@B.example' }, 'ADMIN_EMAIL repeats an address at entry 2.'],
])('names the setting, the problem and a valid value: %j', (environment, problem) => {
  const read = () => readSettings(environment);
  expect(read).toThrow(`These settings need attention:\n  ${problem}`);
  expect(read).not.toThrow(secret);
});

it.each([
  ['https://porch.example', 'https://porch.example'],
  ['  https://porch.example/  ', 'https://porch.example'],
  ['HTTPS://Porch.Example:443', 'https://porch.example'],
  ['http://192.0.2.7:8080', 'http://192.0.2.7:8080'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
])('reduces PUBLIC_URL=%s to its origin', (given, publicUrl) => {
  expect(readSettings({ PUBLIC_URL: given }).publicUrl).toBe(publicUrl);
});

it.each([
  'postgres://user:pw@/db?host=/var/run/postgresql',
  'postgres:///porch?host=/run/sockets',
  'postgresql://user:p%40ss@db.example:6432/porch?sslmode=require',
  'postgres://%2Fvar%2Frun%2Fpostgresql/porch',
  '/var/run/postgresql porch',
  'socket://user:pw@/var/run/postgresql?db=porch',
])('accepts a database URL like pg: %s', (given) => {
  const settings = readSettings({
    DATABASE_URL: given,
    DATABASE_DIRECT_URL: given,
    DATABASE_READ_URL: given,
  });
  expect(settings).toMatchObject({ databaseUrl: given, databaseDirectUrl: given, databaseReadUrl: given });
});

it.each([
  { SMTP_URL: 'smtp://mail.example' },
  { SMTP_URL: 'smtp://mail.example?requireTLS=false' },
  { SMTP_URL: 'smtps://ana:p%40ss@mail.example:465?tls.rejectUnauthorized=false' },
  { SMTP_URL: 'smtp://ana:pw@127.0.0.1:1025?requireTLS=false' },
  { S3_URL: 'https://key:secret@store.example/bucket/prefix?region=eu-west-1' },
  { GEOCODER_URL: 'https://photon.example/api?key=1' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/v1' },
  { HOST: 'db-1.internal' },
  { HOST: '::' },
])('accepts %j', (environment) => {
  expect(() => readSettings(environment)).not.toThrow();
});

it.each([
  [{}, false],
  [{ HOST: 'localhost' }, false],
  [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }, false],
  [{ PUBLIC_URL: 'http://porch.localhost' }, false],
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '::' }, true],
  [{ HOST: '192.0.2.7' }, true],
  [{ HOST: 'porch.internal' }, true],
  [{ PUBLIC_URL: 'https://porch.example' }, true],
  [{ PUBLIC_URL: 'http://192.0.2.7' }, true],
  [{ HOST: '127.0.0.2', PUBLIC_URL: 'http://localhost.example' }, true],
])('is reachable from other machines with %j: %s', (environment, expected) => {
  expect(isReachable(readSettings(environment))).toBe(expected);
});

it('accepts keywords in any case', () => {
  expect(readSettings({ SEED: 'NONE' }).seed).toBe('none');
});

it.each([
  ['127.0.0.1', 3000, 'http://127.0.0.1:3000'],
  ['0.0.0.0', 80, 'http://localhost:80'],
  ['::1', 3000, 'http://[::1]:3000'],
])('shows %s as an address to open', (host, port, expected) => {
  expect(originOf(host, port)).toBe(expected);
});

it('is described in docs/running.md, and so is the largest upload', () => {
  const page = readFileSync(new URL('../../../../docs/running.md', import.meta.url), 'utf8');
  const section = page.split('\n## ').find((part) => part.startsWith('Settings')) ?? '';
  const cells = [...section.matchAll(/^\| (`[^|]+)\|/gm)].map(([, cell]) => cell ?? '');
  const described = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const source = readFileSync(new URL('settings.ts', import.meta.url), 'utf8');
  const read = [...source.matchAll(/^  ([A-Z][A-Z_0-9]+):/gm)].map(([, name]) => name);
  expect(described.toSorted()).toEqual(read.toSorted());
  const bytes = limits.uploadBodyMaxBytes;
  expect(page).toContain(`${bytes / 1_048_576} MiB (${bytes.toLocaleString('en-US')} bytes)`);
});
