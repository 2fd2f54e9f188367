import * as argon2 from '@node-rs/argon2';
import { rates } from '../../platform/limits/index.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { PASSWORD, person } from '../../testing/people.ts';
import { createPasswords, strongPasswords } from '../users/password.ts';

// Counts hashing and verifying: equal work makes responses take equally long.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) };
});

const base = '/api/v1/auth';
const work = { hash: vi.mocked(argon2.hash), verify: vi.mocked(argon2.verify) };

describe('passwords', () => {
  test('are hashed at least as hard as OWASP recommends', () => {
    expect(strongPasswords.memoryCost).toBeGreaterThanOrEqual(19_456);
    expect(strongPasswords.timeCost).toBeGreaterThanOrEqual(2);
  });

  test('are hashed off the event loop, which keeps serving other requests', async () => {
    let turns = 0;
    let isHashing = true;
    const count = (): void => {
      turns += 1;
      if (isHashing) setImmediate(count);
    };
    setImmediate(count);
    await createPasswords(strongPasswords).hash(PASSWORD);
    isHashing = false;
    expect(turns).toBeGreaterThan(5);
  });
});

describe("password work doesn't reveal who has an account", () => {
  let server: TestApi;
  beforeAll(async () => {
    server = await testApi({ settings: { rateLimits: false } });
    await person(server, { email: 'known@porchlight.test' });
    // The first verification also creates the decoy hash.
    await send('login', { email: 'known@porchlight.test', password: 'Wrong1234' });
  });
  afterAll(() => server.close());
  beforeEach(() => vi.clearAllMocks());

  const send = (path: string, json: unknown) => server.request('POST', `${base}/${path}`, { json });

  async function costOf(path: string, json: unknown) {
    vi.clearAllMocks();
    const { status } = await send(path, json);
    const costs = work.verify.mock.calls.map(([stored]) => String(stored).split('$').slice(0, 4).join('$'));
    return { status, hashes: work.hash.mock.calls.length, verified: costs };
  }

  test('signing in', async () => {
    const unknown = await costOf('login', { email: 'nobody@porchlight.test', password: 'Wrong1234' });
    const known = await costOf('login', { email: 'known@porchlight.test', password: 'Wrong1234' });
    expect(known).toMatchObject({ status: 401, hashes: 0, verified: [expect.stringContaining('argon2id')] });
    expect(unknown).toEqual(known);
  });

  test('registering', async () => {
    const json = { name: 'Eve', password: PASSWORD };
    const taken = await costOf('register', { ...json, email: 'known@porchlight.test' });
    const free = await costOf('register', { ...json, email: 'free@porchlight.test' });
    expect(taken).toEqual({ status: 422, hashes: 1, verified: [] });
    expect(free).toEqual({ ...taken, status: 201 });
  });

  test('asking for a reset link: the account is looked for after the answer', async () => {
    await server.runJobs();
    const queries = vi.spyOn(server.db, 'query');
    const mails = server.mails.length;
    for (const email of ['known@porchlight.test', 'nobody@porchlight.test']) {
      const answer = await send('forgot-password', { email });
      expect(answer.status).toBe(200);
      expect(queries.mock.calls.filter(([sql]) => /FROM users/.test(sql))).toEqual([]);
      await server.runJobs();
      queries.mockClear();
    }
    expect(server.mails.length - mails).toBe(1);
    queries.mockRestore();
  });

  test('the token of a reset link is stored hashed', async () => {
    await send('forgot-password', { email: 'known@porchlight.test' });
    await server.runJobs();
    const token = /token=([\w-]+)/.exec(server.mails.at(-1)?.text ?? '')?.[1];
    const rows = await server.db.query('SELECT * FROM password_reset_tokens');
    expect(token).toHaveLength(43);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('limits', () => {
  let server: TestApi;
  beforeAll(async () => {
    server = await testApi();
  });
  afterAll(() => server.close());

  let addresses = 0;
  const otherAddress = (): string => `198.51.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;
  const email = 'limits@porchlight.test';

  test.each([
    {
      what: 'signing in to one account from everywhere',
      rate: rates.signInByAccount,
      send: () => ({ path: 'login', json: { email, password: 'Wrong1234' }, address: otherAddress() }),
    },
    {
      what: 'registering from one address',
      rate: rates.registerByAddress,
      send: (n: number) => ({
        path: 'register',
        json: { name: 'A', email: `new-${n}@porchlight.test`, password: PASSWORD },
        address: '192.0.2.1',
      }),
    },
    {
      what: 'asking for links to one account from one address, known or not',
      rate: rates.forgotByAddressAndAccount,
      send: () => ({ path: 'forgot-password', json: { email }, address: '192.0.2.4' }),
    },
    {
      what: 'asking for links from one address',
      rate: rates.forgotByAddress,
      send: (n: number) => ({
        path: 'forgot-password',
        json: { email: `ask-${n}@porchlight.test` },
        address: '192.0.2.2',
      }),
    },
    {
      what: 'trying reset tokens from one address',
      rate: rates.resetByAddress,
      send: () => ({
        path: 'reset-password',
        json: { token: 'x'.repeat(43), password: PASSWORD, confirmPassword: PASSWORD },
        address: '192.0.2.3',
      }),
    },
  ])('$what', async ({ rate, send }) => {
    const ask = async (n: number): Promise<Response> => {
      const { path, json, address } = send(n);
      return server.request('POST', `${base}/${path}`, { json, address });
    };
    for (let n = 0; n < rate.max; n += 1) expect((await ask(n)).status).not.toBe(429);
    const refused = await ask(rate.max);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(rate.seconds);
  });

  test('guessing the current password on an unattended device', async () => {
    const ana = await person(server);
    const guess = (password: string) =>
      server.request('PUT', `${base}/email`, { token: ana.token, json: { email, password } });
    for (let n = 0; n < rates.passwordCheckBySession.max; n += 1)
      expect((await guess('Wrong1234')).status).toBe(422);
    const refused = await guess(PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(rates.passwordCheckBySession.seconds);
  });
});
