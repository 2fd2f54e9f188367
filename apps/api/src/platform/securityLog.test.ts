import { expect, test } from 'vitest';
import type { LogFields } from './ports/index.ts';
import { base, login, refresh } from '../testing/auth.ts';
import { PASSWORD, person } from '../testing/people.ts';
import { testApi } from '../testing/testApi.ts';

test('logs sign-ins and changes of credentials, without addresses', async () => {
  const lines: [event: string, fields: LogFields][] = [];
  const log = (event: string, fields: LogFields = {}): void => void lines.push([event, fields]);
  const server = await testApi({ deps: { logger: { info: log, warn: log, error: log } } });
  const ana = await person(server, { email: 'ana.secret@porchlight.test' });
  const put = (path: string, json: unknown) =>
    server.request('PUT', `${base}${path}`, { token: ana.token, json, address: '203.0.113.9' });
  await login(server, 'Ana.Secret@porchlight.test', 'Wrong1234');
  await login(server, 'nobody@porchlight.test');
  await login(server, ana.user.email);
  await put('/email', { email: 'next.secret@porchlight.test', password: 'Wrong1234' });
  await put('/email', { email: 'next.secret@porchlight.test', password: PASSWORD });
  await server.request('DELETE', `${base}/pending-email`, { token: ana.token });
  await put('/password', {
    currentPassword: PASSWORD,
    newPassword: 'a longer one',
    confirmPassword: 'a longer one',
  });
  await refresh(server, ana.refreshToken);
  await server.request('POST', `${base}/logout`, { json: { refresh_token: ana.refreshToken } });
  await server.runJobs();

  const told = lines.filter(([event]) => event !== 'request');
  expect(told.map(([event]) => event)).toEqual([
    'registered',
    'sign_in_failed',
    'sign_in_failed',
    'signed_in',
    'password_check_failed',
    'email_change_asked',
    'email_change_canceled',
    'password_changed',
    'signed_out',
  ]);
  const fields = told.map(([, values]) => values);
  expect(fields.map(({ user }) => user === ana.id)).toEqual(fields.map((_, n) => n !== 2));
  // The same address has the same hash in any case, and can't be recovered from it.
  expect(fields[1]?.['account']).toBe(fields[0]?.['account']);
  expect(fields[2]?.['account']).not.toBe(fields[0]?.['account']);
  expect(JSON.stringify(lines)).not.toMatch(/secret|nobody@|203\.0\.113|10\.0\./i);
  await server.close();
});
