import { texts, type Category, type Listing, type MyListingsAnswer } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { dataOf, errorOf, unknownId, type ContractApi, type TestUser } from './api.ts';

/** Contract for publishing, editing, selling, bumping and deleting listings. */
export function listingsWriteContract(api: () => ContractApi): void {
  const call = (
    method: string,
    path: string,
    who?: TestUser,
    json?: unknown,
    headers?: Record<string, string>,
  ) =>
    api().call(method, path, {
      ...(who === undefined ? {} : { token: who.token }),
      ...(json === undefined ? {} : { json }),
      ...(headers === undefined ? {} : { headers }),
    });

  describe('own listings', () => {
    test('publishing; contact fields and the exact point are for the owner', async () => {
      const ana = await api().newUser();
      const answer = await call('POST', '/listings', ana, await api().listingBody());
      expect(answer.status).toBe(201);
      const listing = await dataOf<Listing>(answer);
      expect(listing).toMatchObject({
        price: 120.5,
        location: 'Austin, TX',
        status: 'active',
        view_count: 0,
        images: [],
      });
      expect(listing.canonical_location).toMatchObject({ city: 'Austin', latitude: expect.any(Number) });
      expect(listing).toHaveProperty('contact_email');
      const visitor = await dataOf<Listing>(call('GET', `/listings/${listing.id}`));
      for (const field of ['contact_email', 'contact_phone']) expect(visitor).not.toHaveProperty(field);
      expect(visitor.canonical_location).not.toHaveProperty('latitude');
    });

    test.each([
      ['title', 'ab', texts.listingForm.titleMin],
      ['description', 'short', texts.listingForm.descriptionMin],
      ['price', -1, texts.listingForm.priceMin],
      ['price_type', 'barter', texts.listingForm.priceTypeRequired],
      ['price_period', 'fortnight', texts.listingForm.pricePeriodInvalid],
      // The category has no price periods.
      ['price_period', 'month', texts.listingForm.pricePeriodInvalid],
      ['condition', 'worn', texts.listingForm.conditionInvalid],
      ['location', 'Nowhere at all', texts.listingForm.locationInvalid],
      ['contact_email', 'nobody', texts.listingForm.emailInvalid],
      ['contact_phone', '555', texts.listingForm.phoneMin],
      ['show_phone', 'true', texts.listingForm.showPhoneInvalid],
      ['show_phone', null, texts.listingForm.showPhoneInvalid],
      ['category_id', unknownId, texts.listingForm.categoryRequired],
    ])('the %s is checked', async (field, value, text) => {
      const ana = await api().newUser();
      const answer = await call('POST', '/listings', ana, await api().listingBody({ [field]: value }));
      expect(answer.status).toBe(422);
      expect((await errorOf(answer)).errors?.[field]).toContain(text);
    });

    test('a rent has a price period until an edit removes it', async () => {
      const ana = await api().newUser();
      const groups = await dataOf<Category[]>(call('GET', '/categories'));
      const rooms = groups
        .flatMap(({ subCategories }) => subCategories)
        .find((sub) => sub.price_periods?.includes('month'));
      const rent = { category_id: rooms?.id, price_period: 'month' };
      const listing = await api().listingOf(ana, rent);
      expect(listing.price_period).toBe('month');
      const { price_period: _period, ...whole } = await api().listingBody(rent);
      const edited = await dataOf<Listing>(call('PUT', `/listings/${listing.id}`, ana, whole));
      expect(edited).not.toHaveProperty('price_period');
    });

    test('a price that stood for less than a day is not shown as a past price', async () => {
      const ana = await api().newUser();
      const { id } = await api().listingOf(ana, { price: 200 });
      const body = await api().listingBody({ price: 100 });
      const cheaper = await dataOf<Listing>(call('PUT', `/listings/${id}`, ana, body));
      expect(cheaper.price).toBe(100);
      expect(cheaper).not.toHaveProperty('past_prices');
    });

    test('a thing has a condition until an edit removes it; a rental has none', async () => {
      const ana = await api().newUser();
      const groups = await dataOf<Category[]>(call('GET', '/categories'));
      const subs = groups.flatMap(({ subCategories }) => subCategories);
      const things = subs.find((sub) => sub.has_condition === true);
      const rooms = subs.find((sub) => sub.price_periods?.includes('month'));
      const listing = await api().listingOf(ana, { category_id: things?.id, condition: 'like_new' });
      expect(listing.condition).toBe('like_new');
      const { condition: _condition, ...unsaid } = await api().listingBody({ category_id: things?.id });
      const edited = await dataOf<Listing>(call('PUT', `/listings/${listing.id}`, ana, unsaid));
      expect(edited).not.toHaveProperty('condition');
      const body = await api().listingBody({ category_id: rooms?.id, condition: 'good' });
      const answer = await call('POST', '/listings', ana, body);
      expect(answer.status).toBe(422);
      expect((await errorOf(answer)).errors?.['condition']).toContain(texts.listingForm.conditionInvalid);
    });

    test('the same Idempotency-Key makes one listing', async () => {
      const ana = await api().newUser();
      const body = await api().listingBody();
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const ids = await Promise.all(
        Array.from(
          { length: 3 },
          async () => (await dataOf<Listing>(call('POST', '/listings', ana, body, headers))).id,
        ),
      );
      expect(new Set(ids).size).toBe(1);
      const other = await call('POST', '/listings', ana, { ...body, title: 'Another desk' }, headers);
      expect(other.status).toBe(409);
    });

    test('editing replaces the form; an absent phone is cleared; a sold one stays sold', async () => {
      const ana = await api().newUser();
      const { id } = await api().listingOf(ana);
      expect((await call('PATCH', `/listings/${id}/status`, ana, { status: 'sold' })).status).toBe(200);
      const { contact_phone: _phone, ...body } = await api().listingBody({
        title: 'Oak desk',
        price_type: 'free',
      });
      const answer = await call('PUT', `/listings/${id}`, ana, body);
      expect(await dataOf<Listing>(answer)).toMatchObject({
        title: 'Oak desk',
        price: 0,
        contact_phone: null,
        status: 'sold',
      });
    });

    test('bumping once, active only', async () => {
      const ana = await api().newUser();
      const { id } = await api().listingOf(ana);
      expect((await call('POST', `/listings/${id}/bump`, ana)).status).toBe(200);
      expect((await call('POST', `/listings/${id}/bump`, ana)).status).toBe(409);
      const sold = await api().listingOf(ana);
      await call('PATCH', `/listings/${sold.id}/status`, ana, { status: 'sold' });
      expect((await call('POST', `/listings/${sold.id}/bump`, ana)).status).toBe(409);
    });

    test('deleting is for good', async () => {
      const ana = await api().newUser();
      const { id } = await api().listingOf(ana);
      const answer = await call('DELETE', `/listings/${id}`, ana);
      expect([answer.status, await answer.text()]).toEqual([204, '']);
      expect((await call('GET', `/listings/${id}`, ana)).status).toBe(404);
    });

    test('one’s own in every status, with counts', async () => {
      const ana = await api().newUser();
      const first = await api().listingOf(ana);
      const second = await api().listingOf(ana);
      await call('PATCH', `/listings/${first.id}/status`, ana, { status: 'sold' });
      const all = await dataOf<MyListingsAnswer>(call('GET', '/user/listings', ana));
      expect(all.listings.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
      expect(all.pagination.total).toBe(2);
      if (all.counts !== undefined)
        expect(all.counts).toEqual({ all: 2, active: 1, reserved: 0, sold: 1, expired: 0 });
      const sold = await dataOf<MyListingsAnswer>(call('GET', '/user/listings?status=sold', ana));
      expect(sold.listings.map(({ id }) => id)).toEqual([first.id]);
      expect((await call('GET', '/user/listings')).status).toBe(401);
    });

    test('another user changes nothing', async () => {
      const [ana, eve] = [await api().newUser(), await api().newUser()];
      const { id, title } = await api().listingOf(ana);
      const body = await api().listingBody({ title: 'Mine now' });
      for (const [method, path, json] of [
        ['PUT', '', body],
        ['PATCH', '/status', { status: 'sold' }],
        ['POST', '/bump', undefined],
        ['DELETE', '', undefined],
      ] as const) {
        expect((await call(method, `/listings/${id}${path}`, eve, json)).status).toBe(403);
        expect((await call(method, `/listings/${id}${path}`, undefined, json)).status).toBe(401);
        expect((await call(method, `/listings/${unknownId}${path}`, eve, json)).status).toBe(404);
      }
      expect(await dataOf<Listing>(call('GET', `/listings/${id}`))).toMatchObject({
        title,
        status: 'active',
      });
    });
  });
}
