import { notificationKinds, type NotificationsAnswer, texts } from '@porchlight/domain';
import { describe, expect, it } from 'vitest';

import { type ContractApi, dataOf, errorOf } from './api.ts';

/** Contract for notification settings. */
export function notificationsContract(api: () => ContractApi): void {
  const path = '/auth/notifications';
  const all = (frequency: unknown) => Object.fromEntries(notificationKinds.map((kind) => [kind, frequency]));

  describe('notification frequency', () => {
    it('defaults to immediate for each user', async () => {
      const [ana, ben] = [await api().newUser(), await api().newUser()];
      const read = ({ token }: { token: string }) =>
        dataOf<NotificationsAnswer>(api().call('GET', path, { token }));
      expect(await read(ana)).toEqual(all('at_once'));
      const chosen = { ...all('daily'), message: 'off' };
      const answer = await api().call('PUT', path, { token: ana.token, json: chosen });
      expect(answer.status).toBe(200);
      expect(await dataOf<NotificationsAnswer>(answer)).toEqual(chosen);
      expect(await read(ana)).toEqual(chosen);
      expect(await read(ben)).toEqual(all('at_once'));
    });

    it('must be set for every kind, to an allowed value', async () => {
      const { token } = await api().newUser();
      const put = (json: unknown) => api().call('PUT', path, { token, json });
      for (const odd of ['hourly', 7, null, undefined]) {
        const answer = await put({ ...all('off'), offer: odd });
        expect(answer.status).toBe(422);
        expect((await errorOf(answer)).errors).toEqual({ offer: [texts.notifications.frequencyMissing] });
      }
    });

    it("can't be turned off with a forged token, however it is sent", async () => {
      const { id } = await api().newUser();
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      for (const token of ['', 'noise', `offer.${id}.`, `offer.${id}.${'x'.repeat(43)}`]) {
        const path = `/notifications/unsubscribe?${new URLSearchParams({ token })}`;
        for (const sent of [{}, { body }]) {
          const answer = await api().call('POST', path, sent);
          expect(answer.status).toBe(422);
          expect((await errorOf(answer)).errors).toEqual({ token: [texts.notifications.unsubscribeFailed] });
        }
      }
    });

    it('needs a session', async () => {
      expect((await api().call('GET', path)).status).toBe(401);
      expect((await api().call('PUT', path, { json: all('off') })).status).toBe(401);
    });
  });
}
