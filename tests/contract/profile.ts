import { type AuthAnswer, type Listing, type SellerProfile, texts, type User } from '@porchlight/domain';
import { describe, expect, it } from 'vitest';

import { type ContractApi, dataOf, errorOf, password } from './api.ts';
import { formOf, png } from './images.ts';

/** Contract for name and profile photo. */
export function profileContract(api: () => ContractApi): void {
  const seller = (id: string) => dataOf<SellerProfile>(api().call('GET', `/users/${id}`));

  describe('a name', () => {
    it('changes everywhere other users see it', async () => {
      const ana = await api().newUser('Ana Before');
      const { id } = await api().listingOf(ana);
      const answer = await api().call('PUT', '/auth/name', {
        token: ana.token,
        json: { name: ' Ana After ' },
      });
      expect(answer.status).toBe(200);
      expect(await dataOf<User>(answer)).toMatchObject({ id: ana.id, name: 'Ana After' });
      expect((await seller(ana.id)).name).toBe('Ana After');
      const { user } = await dataOf<Listing>(api().call('GET', `/listings/${id}`));
      expect(user?.name).toBe('Ana After');
    });

    it('follows the rules of registration', async () => {
      const ana = await api().newUser();
      const answer = await api().call('PUT', '/auth/name', { token: ana.token, json: { name: '  ' } });
      expect(answer.status).toBe(422);
      expect((await errorOf(answer)).errors).toEqual({ name: [texts.fields.nameRequired] });
      expect((await api().call('PUT', '/auth/name', { json: { name: 'Nobody' } })).status).toBe(401);
    });
  });

  describe('a language', () => {
    const me = (token: string) => dataOf<User>(api().call('GET', '/auth/me', { token }));

    it('is that of the registration, until another is chosen', async () => {
      const ana = await api().newUser();
      expect((await me(ana.token)).language).toBe('en');
      const answer = await api().call('PUT', '/auth/language', {
        token: ana.token,
        json: { language: 'es' },
      });
      expect(await dataOf<User>(answer)).toMatchObject({ id: ana.id, language: 'es' });
      expect((await me(ana.token)).language).toBe('es');

      const registered = await api().call('POST', '/auth/register', {
        json: { name: 'Bea', email: `bea-${ana.id}@porchlight.test`, password },
        headers: { 'accept-language': 'es-US,es;q=0.9,en;q=0.8' },
      });
      expect((await dataOf<AuthAnswer>(registered)).user.language).toBe('es');
    });

    it('is one of the site', async () => {
      const { token } = await api().newUser();
      for (const language of ['fr', '', null, 5]) {
        const refused = await api().call('PUT', '/auth/language', { token, json: { language } });
        expect(refused.status).toBe(422);
        expect((await errorOf(refused)).errors).toEqual({
          language: [texts.refusals.account.languageUnknown],
        });
      }
      const visitor = await api().call('PUT', '/auth/language', { json: { language: 'es' } });
      expect(visitor.status).toBe(401);
    });
  });

  describe('a profile photo', () => {
    it('is shown everywhere until it is removed', async () => {
      const ana = await api().newUser();
      const { id } = await api().listingOf(ana);
      const answer = await api().call('PUT', '/auth/photo', { token: ana.token, body: formOf(png) });
      expect(answer.status).toBe(200);
      const { avatar } = await dataOf<User>(answer);
      expect(avatar).toMatch(/^\//);
      expect((await seller(ana.id)).avatar).toBe(avatar);
      const { user } = await dataOf<Listing>(api().call('GET', `/listings/${id}`));
      expect(user?.avatar).toBe(avatar);
      const removed = await api().call('DELETE', '/auth/photo', { token: ana.token });
      expect((await dataOf<User>(removed)).avatar).toBeNull();
      expect((await seller(ana.id)).avatar).toBeNull();
    });

    it('must be one file, and an image', async () => {
      const { token } = await api().newUser();
      const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
      for (const body of [formOf(svg), formOf(png, png), formOf()])
        expect((await api().call('PUT', '/auth/photo', { token, body })).status).toBe(422);
      expect((await api().call('PUT', '/auth/photo', { body: formOf(png) })).status).toBe(401);
      expect((await api().call('DELETE', '/auth/photo')).status).toBe(401);
    });
  });
}
