import { texts, type Listing, type ListingImage, type ListingsAnswer } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { dataOf, errorOf, unknownId, type ContractApi, type TestUser } from './api.ts';

/** The smallest PNG: one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A form with these files. */
export function formOf(...files: Uint8Array[]): FormData {
  const form = new FormData();
  for (const [index, bytes] of files.entries())
    form.append('images', new File([new Uint8Array(bytes)], `${index}.png`));
  return form;
}

export function imagesContract(api: () => ContractApi): void {
  const upload = (who: TestUser | undefined, listing: string, body: FormData) =>
    api().call('POST', `/listings/${listing}/images`, {
      body,
      ...(who === undefined ? {} : { token: who.token }),
    });
  const imagesOf = async (id: string) => (await dataOf<Listing>(api().call('GET', `/listings/${id}`))).images;

  describe('images', () => {
    test('are kept in their order and can be read and removed', async () => {
      const ana = await api().newUser();
      const { id } = await api().listingOf(ana);
      const answer = await upload(ana, id, formOf(png, png));
      expect(answer.status).toBe(201);
      const [first, second] = await dataOf<ListingImage[]>(answer);
      expect(await imagesOf(id)).toEqual([first, second]);
      const { listings } = await dataOf<ListingsAnswer>(
        api().call('GET', '/listings?with_photos=true&limit=100'),
      );
      expect(listings.map((one) => one.id)).toContain(id);
      expect(listings.every(({ images }) => images.length > 0)).toBe(true);
      expect(first).toMatchObject({ thumbnail_url: expect.any(String), original_url: expect.any(String) });
      expect(await dataOf(api().call('GET', `/images/${first?.id}`))).toEqual(first);
      expect((await api().call('DELETE', `/images/${first?.id}`, { token: ana.token })).status).toBe(204);
      expect(await imagesOf(id)).toEqual([second]);
    });

    test('are taken all or not at all, five at most', async () => {
      const ana = await api().newUser();
      const { id } = await api().listingOf(ana);
      const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
      const bad = await upload(ana, id, formOf(png, svg));
      expect(bad.status).toBe(422);
      expect((await errorOf(bad)).errors?.['images']).toContain(texts.images.typesInvalid);
      expect((await upload(ana, id, formOf(png, png, png, png, png, png))).status).toBe(422);
      expect(await imagesOf(id)).toEqual([]);
      const answers = await Promise.all(Array.from({ length: 4 }, () => upload(ana, id, formOf(png, png))));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
      expect(await imagesOf(id)).toHaveLength(4);
    });

    describe('named by a form', () => {
      const wait = async (who: TestUser, ...files: Uint8Array[]) =>
        dataOf<ListingImage[]>(api().call('POST', '/images', { body: formOf(...files), token: who.token }));
      const save = async (who: TestUser, path: string, photos: unknown, key?: string) =>
        api().call(path === '' ? 'POST' : 'PUT', `/listings${path}`, {
          token: who.token,
          json: await api().listingBody({ photos }),
          ...(key !== undefined && { headers: { 'idempotency-key': key } }),
        });
      const idsOf = (photos: readonly ListingImage[]) => photos.map(({ id }) => id);

      test("are attached to a new listing in the form's order", async () => {
        const ana = await api().newUser();
        const [first, second] = await wait(ana, png, png);
        const answer = await save(ana, '', [{ id: second?.id }, { id: first?.id }]);
        expect(answer.status).toBe(201);
        const { id, title, images } = await dataOf<Listing>(answer);
        expect(idsOf(images)).toEqual([second?.id, first?.id]);
        expect(images[0]?.alt).toBe(title);
        expect(await imagesOf(id)).toEqual(images);
      });

      test('are exactly the saved list: added, moved, rotated, removed', async () => {
        const ana = await api().newUser();
        const { id } = await api().listingOf(ana);
        const [a, b, c] = await dataOf<ListingImage[]>(upload(ana, id, formOf(png, png, png)));
        const [added] = await wait(ana, png);
        const photos = [{ id: c?.id }, { id: added?.id }, { id: a?.id, turn: 90 }];
        const key = crypto.randomUUID();
        const answer = await save(ana, `/${id}`, photos, key);
        expect(answer.status).toBe(200);
        const { images } = await dataOf<Listing>(answer);
        expect(idsOf(images).slice(0, 2)).toEqual([c?.id, added?.id]);
        expect(images).toHaveLength(3);
        expect(idsOf(images)).not.toContain(a?.id);
        expect((await api().call('GET', `/images/${b?.id}`)).status).toBe(404);
        // A retry after a lost response returns the same listing, though the rotated photo has a new id.
        expect(await dataOf<Listing>(save(ana, `/${id}`, photos, key))).toMatchObject({ images });
        await save(ana, `/${id}`, undefined);
        expect(await imagesOf(id)).toEqual(images);
        await save(ana, `/${id}`, []);
        expect(await imagesOf(id)).toEqual([]);
      });

      test('are copied from another listing, which keeps its own', async () => {
        const ana = await api().newUser();
        const { id: old } = await api().listingOf(ana);
        const [image] = await dataOf<ListingImage[]>(upload(ana, old, formOf(png)));
        const { images } = await dataOf<Listing>(save(ana, '', [{ id: image?.id }]));
        expect(images).toHaveLength(1);
        expect(images[0]?.id).not.toBe(image?.id);
        expect(await imagesOf(old)).toEqual([image]);
      });

      test('belong to the user, each used once, at most five; otherwise nothing changes', async () => {
        const [ana, eve] = [await api().newUser(), await api().newUser()];
        const { id } = await api().listingOf(ana);
        const [kept] = await dataOf<ListingImage[]>(upload(ana, id, formOf(png)));
        const [waiting] = await wait(ana, png);
        const { id: hers } = await api().listingOf(eve);
        for (const photos of [[{ id: kept?.id }], [{ id: waiting?.id }]]) {
          expect((await save(eve, `/${hers}`, photos)).status).toBe(422);
          expect((await save(eve, '', photos)).status).toBe(422);
        }
        const twice = [{ id: kept?.id }, { id: kept?.id }];
        const six = Array.from({ length: 6 }, () => ({ id: kept?.id }));
        const wrong = [
          [{ id: unknownId }],
          [{ id: 'x' }],
          [{ id: kept?.id, turn: 45 }],
          [null],
          'x',
          null,
          twice,
          six,
        ];
        for (const photos of wrong) {
          const refused = await save(ana, `/${id}`, photos);
          expect(refused.status).toBe(422);
          expect((await errorOf(refused)).errors).toHaveProperty('photos');
        }
        expect((await api().call('POST', '/images', { body: formOf(png) })).status).toBe(401);
        expect(await imagesOf(id)).toEqual([kept]);
      });
    });

    test('can be changed only by the owner', async () => {
      const [ana, eve] = [await api().newUser(), await api().newUser()];
      const { id } = await api().listingOf(ana);
      const [image] = await dataOf<ListingImage[]>(upload(ana, id, formOf(png)));
      expect((await upload(undefined, id, formOf(png))).status).toBe(401);
      expect((await upload(eve, id, formOf(png))).status).toBe(403);
      expect((await upload(eve, unknownId, formOf(png))).status).toBe(404);
      expect((await api().call('DELETE', `/images/${image?.id}`, { token: eve.token })).status).toBe(403);
      expect((await api().call('DELETE', `/images/${image?.id}`)).status).toBe(401);
      expect((await api().call('GET', `/images/${unknownId}`)).status).toBe(404);
      expect(await imagesOf(id)).toEqual([image]);
    });
  });
}
