import type { AccountAnswer, ConfirmationPreview, MessageAnswer } from '@porchlight/domain';
import { texts } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { type ContractApi, dataOf, errorOf, password } from './api.ts';

/** Contract for the link that confirms an email. */
export function confirmingContract(api: () => ContractApi): void {
  const post = (step: '' | '/preview' | '/disown', token: string) =>
    api().call('POST', `/auth/confirm-email${step}`, { json: { token } });

  describe('the link that confirms an email', () => {
    test('shows the account each time it is opened, and confirms the email once', async () => {
      const ana = await api().newUser('Ana Sousa');
      const token = await api().confirmationToken(ana);
      const shown = {
        kind: 'account',
        name: 'Ana Sousa',
        email: 'c•••@porchlight.test',
        created_at: ana.user.created_at,
      };
      for (let opened = 0; opened < 2; opened += 1)
        expect(await dataOf<ConfirmationPreview>(post('/preview', token))).toEqual(shown);
      const verified = async () =>
        (await dataOf<AccountAnswer>(api().call('GET', '/auth/me', { token: ana.token }))).verified;
      expect(await verified()).toBe(false);
      expect(await dataOf<MessageAnswer>(post('', token))).toEqual({ message: texts.auth.confirmDone });
      expect(await verified()).toBe(true);
      for (const step of ['', '/preview', '/disown'] as const)
        expect((await errorOf(post(step, token))).message).toBe(texts.auth.confirmFailed);
    });

    test('removes the email from an account when its owner disowns it', async () => {
      const eve = await api().newUser();
      const token = await api().confirmationToken(eve);
      expect(await dataOf<MessageAnswer>(post('/disown', token))).toEqual({ message: texts.auth.disownDone });
      expect((await api().call('GET', '/auth/me', { token: eve.token })).status).toBe(401);
      const json = { name: 'Owner', email: eve.user.email, password };
      expect((await api().call('POST', '/auth/register', { json })).status).toBe(201);
    });
  });
}
