import { texts, type Listing, type ListingImage } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { dataOf, errorOf, unknownId, type ContractApi, type Somebody } from './api.ts';

/** The smallest PNG: one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function formOf(...files: Uint8Array[]): FormData {
  const form = new FormData();
  for (const [index, bytes] of files.entries())
    form.append('images', new File([new Uint8Array(bytes)], `${index}.png`));
  return form;
}

/** What every server does with photos. */
export function imagesContract(api: () => ContractApi): void {
  const upload = (who: Somebody | undefined, listing: string, body: FormData) =>
    api().call('POST', `/listings/${listing}/images`, {
      body,
      ...(who === undefined ? {} : { token: who.token }),
    });
  const imagesOf = async (id: string) => (await dataOf<Listing>(api().call('GET', `/listings/${id}`))).images;

  describe('images', () => {
    test('are kept in their order and can be read and removed', async () => {
      const ana = await api().somebody();
      const { id } = await api().listingOf(ana);
      const answer = await upload(ana, id, formOf(png, png));
      expect(answer.status).toBe(201);
      const [first, second] = await dataOf<ListingImage[]>(answer);
      expect(await imagesOf(id)).toEqual([first, second]);
      expect(first).toMatchObject({ thumbnail_url: expect.any(String), original_url: expect.any(String) });
      expect(await dataOf(api().call('GET', `/images/${first?.id}`))).toEqual(first);
      expect((await api().call('DELETE', `/images/${first?.id}`, { token: ana.token })).status).toBe(204);
      expect(await imagesOf(id)).toEqual([second]);
    });

    test('are taken all or not at all, five at most', async () => {
      const ana = await api().somebody();
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

    test('are the owner’s business', async () => {
      const [ana, eve] = [await api().somebody(), await api().somebody()];
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
