import { decodeToken } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';

import { rotatingServer, sharedLock, sharedStorage, stored, tab, tokenFor } from '../testing/browserTabs.ts';
import { settle } from '../testing/harness.ts';
import { ana } from '../testing/people.ts';
import { readAuthHint, type Session, type SessionApi } from './index.ts';

const renamed = { ...ana, name: 'Ana the Second' };
const userOf = (session: Session) => session.getSnapshot().context.user;

/** A server whose tokens name the user as of the request. `answer` releases up to `limit` responses. */
function slowServer(limit = Infinity) {
  const server = rotatingServer();
  const person = { name: ana.name };
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const refresh: SessionApi['refresh'] = async (refreshToken) => {
    const { name } = person;
    await answered;
    if (server.refreshes.length === limit) throw new Error('offline');
    const pair = await server.api.refresh(refreshToken);
    return { ...pair, token: tokenFor({ name, serial: server.refreshes.length }) };
  };
  return { ...server, api: { ...server.api, refresh }, person, answer };
}

test("is remembered in addition to the token's claims", async () => {
  const storage = sharedStorage(stored(tokenFor()));
  const session = tab(rotatingServer(), storage);
  await settle();
  session.updateUser({ ...ana, email: 'ana@new.test', verified: false });
  expect(userOf(session)?.email).toBe('ana@new.test');
  expect(readAuthHint(storage)?.email).toBe('ana@new.test');
});

describe('during a renewal', () => {
  test('is shown throughout, and is in the token at the end', async () => {
    const server = slowServer();
    const storage = sharedStorage(stored(tokenFor()));
    const session = tab(server, storage);
    await settle();
    const earlier = session.refresh();
    await settle();
    server.person.name = renamed.name;
    session.updateUser(renamed);
    const later = session.refresh();
    const names = new Set<string | undefined>();
    session.subscribe(() => names.add(userOf(session)?.name));
    server.answer();
    const tokens = await Promise.all([earlier, later]);
    await settle();
    expect(names).toEqual(new Set([renamed.name]));
    expect(tokens.map((token) => decodeToken(token)?.name)).toEqual([renamed.name, renamed.name]);
    expect(readAuthHint(storage)?.name).toBe(renamed.name);
    expect(server.refreshes).toHaveLength(2);
  });

  test("does not replace it with another tab's", async () => {
    const server = slowServer();
    const storage = sharedStorage(stored(tokenFor()));
    const lock = sharedLock();
    const [here, there] = [tab(server, storage, { lock }), tab(server, storage, { lock })];
    await settle();
    const earlier = there.refresh();
    await settle();
    server.person.name = renamed.name;
    here.updateUser(renamed);
    const later = here.refresh();
    server.answer();
    await Promise.all([earlier, later]);
    await settle();
    expect(userOf(here)?.name).toBe(renamed.name);
    expect(decodeToken(await here.getToken())?.name).toBe(renamed.name);
    expect(server.refreshes).toHaveLength(2);
  });

  test('stays when the next renewal gets no verdict', async () => {
    const server = slowServer(1);
    const storage = sharedStorage(stored(tokenFor()));
    const session = tab(server, storage);
    await settle();
    const earlier = session.refresh();
    await settle();
    session.updateUser(renamed);
    server.answer();
    await expect(earlier).rejects.toThrow('offline');
    await settle();
    expect(session.getSnapshot().context).toMatchObject({ user: renamed, stale: true });
    expect(readAuthHint(storage)?.name).toBe(renamed.name);
  });

  test('causes no second renewal where no token names it', async () => {
    const server = slowServer();
    const session = tab(server, sharedStorage(stored(tokenFor())));
    await settle();
    const renewal = session.refresh();
    await settle();
    session.updateUser({ ...ana, avatar: '/photos/ana.webp' });
    server.answer();
    await renewal;
    await settle();
    expect(server.refreshes).toHaveLength(1);
    expect(userOf(session)?.avatar).toBe('/photos/ana.webp');
  });
});
