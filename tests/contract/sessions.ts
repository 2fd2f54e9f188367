import type { AuthAnswer, OwnSession, RefreshAnswer, SessionsAnswer } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';

import { type ContractApi, dataOf, password, unknownId, type TestUser } from './api.ts';

const agents = {
  phone: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0 Safari/537.36',
  laptop: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

/** Contract for the list of signed-in devices. */
export function sessionsContract(api: () => ContractApi): void {
  const statusOf = async (method: string, path: string, token?: string) =>
    (await api().call(method, path, token === undefined ? {} : { token })).status;
  const listed = async (token: string): Promise<OwnSession[]> =>
    (await dataOf<SessionsAnswer>(api().call('GET', '/auth/sessions', { token }))).sessions;
  const signIn = ({ user }: TestUser, agent: string) =>
    dataOf<AuthAnswer>(
      api().call('POST', '/auth/login', {
        json: { email: user.email, password },
        headers: { 'user-agent': agent },
      }),
    );
  const refresh = (refresh_token: string) => api().call('POST', '/auth/refresh', { json: { refresh_token } });

  describe('signed-in devices', () => {
    test('each sign-in is listed once, the current one first, with its device name', async () => {
      const ana = await api().newUser();
      const phone = await signIn(ana, agents.phone);
      const laptop = await signIn(ana, agents.laptop);
      await dataOf<RefreshAnswer>(refresh(laptop.refresh_token));
      const sessions = await listed(phone.token);
      expect(sessions.map(({ device, is_current: here }) => [device, here])).toEqual([
        ['Chrome on Android', true],
        ['Firefox on Linux', false],
        [null, false],
      ]);
      for (const { created_at: begun, last_used_at: used } of sessions)
        expect(Date.parse(used)).toBeGreaterThanOrEqual(Date.parse(begun));
      expect((await listed(laptop.token)).map(({ is_current: here }) => here)).toEqual([true, false, false]);
      expect(await listed((await api().newUser()).token)).toHaveLength(1);
    });

    test('ending one works at once, affects no other, and prevents a refresh', async () => {
      const ana = await api().newUser();
      const phone = await signIn(ana, agents.phone);
      const [, other] = await listed(ana.token);
      expect(await statusOf('DELETE', `/auth/sessions/${other?.id}`, ana.token)).toBe(204);
      expect(await statusOf('GET', '/auth/me', phone.token)).toBe(401);
      expect((await refresh(phone.refresh_token)).status).toBe(401);
      expect(await statusOf('GET', '/auth/me', ana.token)).toBe(200);
      expect(await listed(ana.token)).toHaveLength(1);
      expect(await statusOf('DELETE', `/auth/sessions/${other?.id}`, ana.token)).toBe(404);
    });

    test('ending all others works at once', async () => {
      const ana = await api().newUser();
      const ended = [await signIn(ana, agents.phone), await signIn(ana, agents.laptop)];
      for (let times = 0; times < 2; times += 1)
        expect(await statusOf('DELETE', '/auth/sessions', ana.token)).toBe(204);
      for (const { token, refresh_token: renewing } of ended) {
        expect(await statusOf('GET', '/auth/me', token)).toBe(401);
        expect((await refresh(renewing)).status).toBe(401);
      }
      expect((await listed(ana.token)).map(({ is_current: here }) => here)).toEqual([true]);
      expect((await refresh(ana.refreshToken)).status).toBe(200);
    });

    test('belong to one user, who alone can see and end them', async () => {
      const [ana, ben] = [await api().newUser(), await api().newUser()];
      const [own] = await listed(ana.token);
      for (const id of [own?.id, unknownId, 'nobody', "x'%20OR%20'1'='1", '%00'])
        expect(await statusOf('DELETE', `/auth/sessions/${id}`, ben.token)).toBe(404);
      expect(await statusOf('DELETE', '/auth/sessions', ben.token)).toBe(204);
      expect(await listed(ana.token)).toHaveLength(1);
      for (const method of ['GET', 'DELETE']) expect(await statusOf(method, '/auth/sessions')).toBe(401);
      expect(await statusOf('DELETE', `/auth/sessions/${own?.id}`)).toBe(401);
    });
  });
}
