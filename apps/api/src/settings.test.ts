import { expect, it } from 'vitest';
import { originOf, readSettings, SettingsError } from './settings.ts';

it('has a default for everything', () => {
  expect(readSettings({ PORT: '', SEED: '  ' })).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '.data',
    databaseUrl: null,
    seed: 'demo',
    publicUrl: 'http://127.0.0.1:3000',
    smtpUrl: null,
    geocoderUrl: null,
    s3Url: null,
    adminEmail: null,
    trustedProxies: 0,
    rateLimits: true,
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
    ADMIN_EMAIL: 'Root@Porch.Example',
  });
  expect(settings).toMatchObject({
    port: 8080,
    publicUrl: 'https://porch.example',
    databaseUrl: 'postgres://u:p@db/porch',
    seed: 'none',
    trustedProxies: 2,
    rateLimits: false,
    adminEmail: 'root@porch.example',
  });
});

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
  ['127.0.0.1', 3000, 'http://127.0.0.1:3000'],
  ['0.0.0.0', 80, 'http://localhost:80'],
  ['::1', 3000, 'http://[::1]:3000'],
])('shows %s as an address to open', (host, port, expected) => {
  expect(originOf(host, port)).toBe(expected);
});
