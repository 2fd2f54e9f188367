import { storageKeys } from '@porchlight/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  laggingTabs,
  rotatingServer,
  sharedLock,
  sharedStorage,
  stored,
  tab,
  tokenFor,
} from '../testing/browserTabs.ts';
import { settle } from '../testing/harness.ts';
import { ana, ben } from '../testing/people.ts';
import { seeded } from '../testing/seed.ts';

describe('other tabs', () => {
  test('signing in or out in another tab applies here too', async () => {
    const server = rotatingServer();
    const storage = sharedStorage();
    const [here, there] = [tab(server, storage), tab(server, storage)];
    await settle();
    await there.signIn({ email: ana.email, password: 'Porchlight1' });
    here.storageChanged();
    expect(here.getSnapshot().hasTag('in')).toBe(true);
    await there.signOut();
    here.storageChanged();
    expect(here.getSnapshot().value).toBe('signedOut');
    expect(here.getSnapshot().context.reason).toBe('elsewhere');
  });
});

test('missing tokens mean a sign-out in another tab, not by the server', async () => {
  const server = rotatingServer();
  const storage = sharedStorage(stored(tokenFor()));
  const [here, there] = [tab(server, storage), tab(server, storage)];
  await settle();
  await there.signOut();
  expect(await here.refresh(tokenFor())).toBeNull();
  expect(here.getSnapshot().context).toMatchObject({ user: null, reason: 'elsewhere' });
  expect(server.refreshes).toEqual([]);
});

test('a request of one user is never repeated for the next', async () => {
  const server = rotatingServer();
  const storage = sharedStorage(stored(tokenFor()));
  const here = tab(server, storage);
  await settle();
  const bens = tokenFor({ user_id: ben.id, email: ben.email, name: ben.name });
  for (const [key, value] of Object.entries(stored(bens, 'refresh-of-ben'))) storage.setItem(key, value);
  expect(await here.refresh(tokenFor())).toBeNull();
  await settle();
  expect(here.getSnapshot().value).toEqual({ signedIn: 'steady' });
  expect(here.getSnapshot().context.user?.id).toBe(ben.id);
  expect(storage.getItem(storageKeys.token)).toBe(bens);
  expect(server.refreshes).toEqual([]);
});

describe('one renewal for all tabs', () => {
  test('two tabs, one call: the second adopts what the first stored', async () => {
    const server = rotatingServer();
    const storage = sharedStorage(stored(tokenFor()));
    const lock = sharedLock();
    const [one, two] = [tab(server, storage, { lock }), tab(server, storage, { lock })];
    await settle();
    server.seconds.now = 3590;
    const tokens = await Promise.all([one.getToken(), two.getToken()]);
    expect(server.refreshes).toEqual(['refresh-0']);
    expect(tokens[0]).toBe(tokens[1]);
    expect(two.getSnapshot().hasTag('in')).toBe(true);
  });

  test('a tab that does not see the last stored token yet waits for it', async () => {
    const server = rotatingServer();
    const tabs = laggingTabs(server, 3);
    await settle();
    server.seconds.now = 3590;
    const tokens = await Promise.all(tabs.map((each) => each.getToken()));
    expect(server.refreshes).toEqual(['refresh-0']);
    expect(new Set(tokens).size).toBe(1);
    for (const each of tabs) expect(each.getSnapshot().hasTag('in')).toBe(true);
  });

  test('the same when the session has ended: one request, and all tabs are signed out', async () => {
    const server = rotatingServer();
    const tabs = laggingTabs(server, 3);
    await settle();
    server.state.failWith = Object.assign(new Error('HTTP 401'), { status: 401 });
    const tokens = await Promise.all(tabs.map((each) => each.refresh()));
    await settle();
    expect(server.refreshes).toEqual(['refresh-0']);
    expect(tokens).toEqual([null, null, null]);
    for (const each of tabs) expect(each.getSnapshot().value).toBe('signedOut');
  });

  test('a renewal in progress in another tab does not undo a sign-out', async () => {
    const server = rotatingServer();
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const [here, there] = laggingTabs(server, 2, {
      api: {
        ...server.api,
        refresh: async (token) => {
          const pair = await server.api.refresh(token);
          await answered;
          return pair;
        },
      },
    });
    await settle();
    const renewal = there?.refresh();
    await settle();
    await here?.signOut();
    answer();
    expect(await renewal).toBeNull();
    here?.catchUp();
    await settle();
    expect(here?.storage.getItem(storageKeys.token)).toBeNull();
    for (const each of [here, there]) expect(each?.getSnapshot().value).toBe('signedOut');
  });
});

describe('a clock that is a day wrong', () => {
  test.each([
    { what: 'ahead', hours: 24 },
    { what: 'behind', hours: -24 },
  ])(
    "$what: two alternating tabs renew at most once each, and follow the server's clock afterwards",
    async ({ hours }) => {
      const server = rotatingServer();
      const tabs = laggingTabs(server, 2, { now: () => (server.seconds.now + hours * 3600) * 1000 });
      await settle();
      /** Five requests of each tab, alternating. */
      const ask = async (): Promise<void> => {
        for (const each of Array.from({ length: 5 }, () => tabs).flat()) {
          each.catchUp();
          const token = await each.getToken();
          if (!server.accepts(token)) expect(server.accepts(await each.refresh(token))).toBe(true);
        }
      };
      await ask();
      expect(server.refreshes.length).toBeLessThanOrEqual(2);
      server.seconds.now += 3600;
      const before = server.refreshes.length;
      await ask();
      expect(server.refreshes.length - before).toBeLessThanOrEqual(2);
      server.seconds.now += 3600;
      const known = server.refreshes.length;
      await ask();
      expect(server.refreshes.length - known).toBe(1);
      for (const each of tabs) expect(each.getSnapshot().hasTag('in')).toBe(true);
    },
  );
});

describe('never a storm of renewals', () => {
  const act = fc.record({
    tab: fc.integer({ min: 0, max: 2 }),
    do: fc.constantFrom('get', 'reject', 'age', 'offline', 'online', 'turn', 'news'),
  });

  test.each([0, 24, -24])('over three tabs whose clock is %i hours wrong', async (hours) => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (plan) => {
        const server = rotatingServer();
        let inFlight = 0;
        let most = 0;
        const used: string[] = [];
        const api = {
          ...server.api,
          async refresh(token: string) {
            inFlight += 1;
            most = Math.max(most, inFlight);
            try {
              const pair = await server.api.refresh(token);
              used.push(token);
              return pair;
            } finally {
              inFlight -= 1;
            }
          },
        };
        const now = () => (server.seconds.now + hours * 3600) * 1000;
        const tabs = laggingTabs(server, 3, { api, now });
        await Promise.all(tabs.map((each) => each.getToken()));
        await settle();
        const asked: Promise<unknown>[] = [];
        // A tab whose clock is wrong learns the offset from its first renewal.
        let reasons = hours === 0 ? 0 : tabs.length;
        for (const step of plan) {
          const session = tabs[step.tab];
          if (session === undefined) continue;
          if (step.do === 'get') asked.push(session.getToken().catch(() => undefined));
          else if (step.do === 'reject') {
            reasons += 1;
            asked.push(session.refresh().catch(() => undefined));
          } else if (step.do === 'age') {
            reasons += 1;
            server.seconds.now += 4000;
          } else if (step.do === 'turn') await settle();
          else if (step.do === 'news') session.catchUp();
          else server.state.failWith = step.do === 'offline' ? new Error('offline') : null;
        }
        await Promise.all(asked);
        await settle();
        expect(most).toBeLessThanOrEqual(1);
        // No token was used twice, so no server would treat it as stolen, and no tab renewed without a reason.
        expect(new Set(used).size).toBe(used.length);
        expect(used.length).toBeLessThanOrEqual(reasons);
        for (const session of tabs) expect(session.getSnapshot().hasTag('in')).toBe(true);
      }),
      seeded,
    );
  });
});
