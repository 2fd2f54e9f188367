import { type Listing, type PhoneAnswer, texts } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { type ContractApi, dataOf, errorOf, type TestUser, unknownId } from './api.ts';

/** Contract for the phone number of a listing. */
export function phonesContract(api: () => ContractApi): void {
  const call = (method: string, path: string, who?: TestUser, json?: unknown) =>
    api().call(method, path, {
      ...(who === undefined ? {} : { token: who.token }),
      ...(json === undefined ? {} : { json }),
    });
  const show = (id: string, who?: TestUser) => call('POST', `/listings/${id}/phone`, who);
  const seen = (id: string, who?: TestUser) => dataOf<Listing>(call('GET', `/listings/${id}`, who));
  const phone = '(512) 555-0142';

  describe('phone numbers', () => {
    test('are never sent unasked, signed in or not; only the fact that there is one', async () => {
      const [seller, ana] = [await api().newUser(), await api().newUser()];
      const { id } = await api().listingOf(seller, { contact_phone: phone });
      for (const who of [undefined, ana]) {
        const listing = await seen(id, who);
        expect(listing.has_phone).toBe(true);
        expect(listing).not.toHaveProperty('phone_shown');
        expect(JSON.stringify(listing)).not.toContain(phone);
      }
      const without = await api().listingOf(seller, { contact_phone: '' });
      expect(without).not.toHaveProperty('has_phone');
      expect(await seen(without.id)).not.toHaveProperty('has_phone');
    });

    test.each<[string, Record<string, unknown>]>([
      ['no choice', { show_phone: undefined }],
      ['a choice to keep it private', { show_phone: false }],
    ])('are visible only to the owner with %s, as if there were none', async (_choice, changes) => {
      const [seller, ana] = [await api().newUser(), await api().newUser()];
      const { id } = await api().listingOf(seller, { contact_phone: phone, ...changes });
      for (const who of [undefined, ana])
        for (const name of ['has_phone', 'show_phone', 'phone_shown', 'contact_phone'])
          expect(await seen(id, who)).not.toHaveProperty(name);
      expect(await seen(id, seller)).toMatchObject({ contact_phone: phone, show_phone: false });
      const refused = await show(id, ana);
      expect(refused.status).toBe(404);
      expect((await errorOf(refused)).message).toBe(texts.listing.noPhone);
      expect((await show(id, ana)).status).toBe(404);
      expect(await dataOf<PhoneAnswer>(show(id, seller))).toEqual({ phone });
      expect((await seen(id, seller)).phone_shown).toBe(0);
    });

    test('become private again, also for users who saw them', async () => {
      const [seller, ana] = [await api().newUser(), await api().newUser()];
      const { id } = await api().listingOf(seller, { contact_phone: phone });
      expect((await seen(id, seller)).show_phone).toBe(true);
      expect((await show(id, ana)).status).toBe(200);
      expect(await seen(id, ana)).not.toHaveProperty('show_phone');
      const { show_phone: _choice, ...body } = await api().listingBody({ contact_phone: phone });
      const edited = await dataOf<Listing>(call('PUT', `/listings/${id}`, seller, body));
      expect(edited).toMatchObject({ show_phone: false, phone_shown: 1 });
      expect(await seen(id, ana)).not.toHaveProperty('has_phone');
      expect((await show(id, ana)).status).toBe(404);
    });

    test('are not shown when the choice was made without a number', async () => {
      const [seller, ana] = [await api().newUser(), await api().newUser()];
      const without = await api().listingOf(seller, { contact_phone: '', show_phone: true });
      expect(without).not.toHaveProperty('show_phone');
      expect((await show(without.id, ana)).status).toBe(404);
    });

    test('are shown to whoever is signed in and asks', async () => {
      const [seller, ana] = [await api().newUser(), await api().newUser()];
      const { id } = await api().listingOf(seller, { contact_phone: phone });
      expect((await show(id)).status).toBe(401);
      expect(await dataOf<PhoneAnswer>(show(id, ana))).toEqual({ phone });
      await call('PATCH', `/listings/${id}/status`, seller, { status: 'reserved' });
      expect((await show(id, ana)).status).toBe(200);
    });

    test('count once per user and never for the owner, who alone sees the count', async () => {
      const [seller, ana, ben] = [await api().newUser(), await api().newUser(), await api().newUser()];
      const { id } = await api().listingOf(seller, { contact_phone: phone });
      expect((await seen(id, seller)).phone_shown).toBe(0);
      for (const who of [ana, ana, ben, seller]) expect((await show(id, who)).status).toBe(200);
      expect((await seen(id, seller)).phone_shown).toBe(2);
      expect(await seen(id, ana)).not.toHaveProperty('phone_shown');
    });

    test('disappear when removed, and keep their count when restored', async () => {
      const [seller, ana] = [await api().newUser(), await api().newUser()];
      const { id } = await api().listingOf(seller, { contact_phone: phone });
      await show(id, ana);
      const edit = async (changes: Record<string, unknown>) =>
        dataOf<Listing>(call('PUT', `/listings/${id}`, seller, await api().listingBody(changes)));
      const without = await edit({ contact_phone: '' });
      expect(without).not.toHaveProperty('has_phone');
      expect(without).not.toHaveProperty('phone_shown');
      for (const who of [ana, seller]) {
        const refused = await show(id, who);
        expect(refused.status).toBe(404);
        expect((await errorOf(refused)).message).toBe(texts.listing.noPhone);
      }
      expect(await edit({ contact_phone: phone })).toMatchObject({ has_phone: true, phone_shown: 1 });
    });

    test('of unavailable listings are visible only to the owner', async () => {
      const [seller, ana] = [await api().newUser(), await api().newUser()];
      const { id } = await api().listingOf(seller, { contact_phone: phone });
      await call('PATCH', `/listings/${id}/status`, seller, { status: 'sold' });
      const refused = await show(id, ana);
      expect(refused.status).toBe(409);
      expect((await errorOf(refused)).message).toBe(texts.messages.notActive);
      expect((await show(id, seller)).status).toBe(200);
      expect((await show(unknownId, ana)).status).toBe(404);
    });
  });
}
