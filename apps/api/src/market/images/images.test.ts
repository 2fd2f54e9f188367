import { limits, texts, type Listing, type ListingImage } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { describeOnDatabases, type TestApi } from '../../testing/testApi.ts';
import { bodyOf, dataOf, person, postListing, type TestPerson } from '../../testing/people.ts';
import { sampleJpeg, samplePhonePhoto } from '../../testing/photos.ts';

const jpeg = await sampleJpeg();

function formOf(...parts: (Uint8Array | string)[]): FormData {
  const form = new FormData();
  for (const [index, part] of parts.entries()) {
    if (typeof part === 'string') form.append('images', part);
    // A wrong declared type on purpose: only the bytes count.
    else
      form.append(
        'images',
        new File([new Uint8Array(part)], `../../${index}.svg`, { type: 'image/svg+xml' }),
      );
  }
  return form;
}

/** Where to cut the bytes of a form next. */
const everyLineEnd: [string, (from: number, bytes: Uint8Array) => number][] = [
  ['before each line end', (from, bytes) => nextOf(13, from, bytes)],
  ['within each line end', (from, bytes) => nextOf(10, from, bytes)],
  ['within the last boundary', (from, bytes) => (from === 0 ? bytes.length - 3 : bytes.length)],
  ['at every seventh byte', (from) => from + 7],
];

function nextOf(byte: number, from: number, bytes: Uint8Array): number {
  const found = bytes.indexOf(byte, from + 1);
  return found === -1 ? bytes.length : found;
}

async function storedKeys(server: TestApi): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of server.deps.files.list()) keys.push(key);
  return keys.toSorted();
}

describeOnDatabases(
  'images',
  (server) => {
    const upload = (
      id: string,
      who: TestPerson | undefined,
      body: BodyInit,
      headers?: Record<string, string>,
    ) =>
      server().request('POST', `/api/v1/listings/${id}/images`, {
        body,
        ...(who === undefined ? {} : { token: who.token }),
        ...(headers === undefined ? {} : { headers }),
      });
    const imagesOf = async (id: string) =>
      (await dataOf<Listing>(server().request('GET', `/api/v1/listings/${id}`))).images;
    const newListing = async () => {
      const owner = await person(server());
      return { owner, id: (await postListing(server(), owner)).id };
    };

    describe('POST /listings/{id}/images', () => {
      test('stores pictures in their order, after the existing ones', async () => {
        const { owner, id } = await newListing();
        const answer = await upload(id, owner, formOf(await sampleJpeg(41), await sampleJpeg(42)));
        expect(answer.status).toBe(201);
        const first = await dataOf<ListingImage[]>(answer);
        expect(first.map(({ width }) => width)).toEqual([41, 42]);
        await upload(id, owner, formOf(await sampleJpeg(43)));
        const images = await imagesOf(id);
        expect(images.map(({ width }) => width)).toEqual([41, 42, 43]);
        expect(images.slice(0, 2)).toEqual(first);
        expect(images[0]?.alt).toBe('Walnut desk');
        expect(images[0]?.placeholder).toMatch(/^data:image\/webp;base64,/);
      });

      test('every rendition can be fetched, safely and for ever', async () => {
        const { owner, id } = await newListing();
        await upload(id, owner, formOf(await samplePhonePhoto(900, 700)));
        const [image] = await imagesOf(id);
        expect(image?.renditions?.map(({ width, height }) => [width, height])).toEqual([
          [320, 411],
          [700, 900],
        ]);
        expect(image?.original_url).toBe(image?.renditions?.at(-1)?.url);
        for (const { url } of image?.renditions ?? []) {
          const picture = await server().request('GET', url);
          expect(picture.status).toBe(200);
          expect(Object.fromEntries(picture.headers)).toMatchObject({
            'content-type': 'image/webp',
            'cache-control': 'public, max-age=31536000, immutable',
            'x-content-type-options': 'nosniff',
            'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
            'cross-origin-resource-policy': 'cross-origin',
          });
          expect(Number(picture.headers.get('content-length'))).toBe(
            (await picture.arrayBuffer()).byteLength,
          );
        }
      });

      test('one bad file among good ones stores nothing', async () => {
        const { owner, id } = await newListing();
        const before = await storedKeys(server());
        const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
        for (const [bad, text] of [
          [svg, texts.images.typesInvalid],
          [jpeg.subarray(0, 100), texts.images.loadFailed],
          [new Uint8Array(limits.imageMaxBytes + 1).fill(0xff), texts.images.tooLarge],
        ] as const) {
          const answer = await upload(id, owner, formOf(jpeg, bad, jpeg));
          expect(answer.status).toBe(422);
          expect((await bodyOf(answer)).errors).toEqual({ images: [text] });
        }
        expect(await imagesOf(id)).toEqual([]);
        expect(await storedKeys(server())).toEqual(before);
      });

      test('accepts five at most', async () => {
        const { owner, id } = await newListing();
        expect((await upload(id, owner, formOf(jpeg, jpeg, jpeg, jpeg, jpeg, jpeg))).status).toBe(422);
        expect((await upload(id, owner, formOf(jpeg, jpeg, jpeg, jpeg))).status).toBe(201);
        const answer = await upload(id, owner, formOf(jpeg, jpeg));
        expect(answer.status).toBe(422);
        expect((await bodyOf(answer)).message).toBe(texts.images.tooMany(1));
        expect((await upload(id, owner, formOf(jpeg))).status).toBe(201);
        expect(await imagesOf(id)).toHaveLength(5);
      });

      test('accepts five at most in parallel uploads; rejected ones leave no files', async () => {
        const { owner, id } = await newListing();
        const answers = await Promise.all(
          Array.from({ length: 8 }, () => upload(id, owner, formOf(jpeg, jpeg))),
        );
        expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
        expect(answers.filter(({ status }) => status === 422)).toHaveLength(6);
        await server().runJobs();
        const images = await imagesOf(id);
        expect(images).toHaveLength(4);
        const mine = new Set(images.map((image) => image.id));
        const rows = await server().db.query<{ id: string }>('SELECT id FROM listing_images');
        const known = new Set(rows.map((row) => row.id));
        const keys = await storedKeys(server());
        expect(keys.filter((key) => mine.has(key.split('/')[0] ?? ''))).toHaveLength(4);
        expect(keys.filter((key) => !known.has(key.split('/')[0] ?? ''))).toEqual([]);
      });

      test('a retry with the same key stores once, also when the listing is full by then', async () => {
        const { owner, id } = await newListing();
        const headers = { 'idempotency-key': 'upload-1' };
        const five = () => formOf(jpeg, jpeg, jpeg, jpeg, jpeg);
        const answers = await Promise.all([
          upload(id, owner, five(), headers),
          upload(id, owner, five(), headers),
        ]);
        answers.push(await upload(id, owner, five(), headers));
        expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
        const ids = await Promise.all(
          answers.map(async (answer) => (await dataOf<ListingImage[]>(answer))[0]?.id),
        );
        expect(new Set(ids).size).toBe(1);
        expect(await imagesOf(id)).toHaveLength(5);
        expect((await upload(id, owner, formOf(jpeg), headers)).status).toBe(409);
      });

      test('refuses a body that is not a form of files', async () => {
        const { owner, id } = await newListing();
        expect((await upload(id, owner, new FormData())).status).toBe(422);
        expect((await upload(id, owner, formOf('a text'))).status).toBe(422);
        expect((await upload(id, owner, '{}', { 'content-type': 'application/json' })).status).toBe(415);
        const damaged = { 'content-type': 'multipart/form-data; boundary=x' };
        expect((await upload(id, owner, 'no form', damaged)).status).toBe(400);
        const huge = { ...damaged, 'content-length': String(limits.uploadBodyMaxBytes + 1) };
        expect((await upload(id, owner, 'x', huge)).status).toBe(413);
      });

      test.each(everyLineEnd)('accepts a form however its chunks are cut: %s', async (_name, cut) => {
        const { owner, id } = await newListing();
        const sent = new Response(formOf(await sampleJpeg(51), await sampleJpeg(52)));
        const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
        const bytes = await sent.bytes();
        const answer = await server().request('POST', `/api/v1/listings/${id}/images`, {
          body: new ReadableStream({
            start(stream) {
              for (let from = 0, to = 0; from < bytes.length; from = to) {
                to = cut(from, bytes);
                stream.enqueue(bytes.slice(from, to));
              }
              stream.close();
            },
          }),
          token: owner.token,
          headers,
        });
        expect(answer.status).toBe(201);
        expect((await imagesOf(id)).map(({ width }) => width)).toEqual([51, 52]);
      });

      test('only for the owner, if active', async () => {
        const { owner, id } = await newListing();
        const eve = await person(server());
        expect((await upload(id, undefined, formOf(jpeg))).status).toBe(401);
        expect((await upload(id, eve, formOf(jpeg))).status).toBe(403);
        expect((await upload('00000000-0000-7000-8000-000000000000', owner, formOf(jpeg))).status).toBe(404);
        await server().db.query('UPDATE users SET active = false WHERE id = $1', [owner.id]);
        expect((await upload(id, owner, formOf(jpeg))).status).toBe(401);
        await server().db.query('UPDATE users SET active = true WHERE id = $1', [owner.id]);
        expect(await imagesOf(id)).toEqual([]);
      });
    });

    describe('GET and DELETE /images/{id}', () => {
      const image = (method: string, id: string, who?: TestPerson) =>
        server().request(method, `/api/v1/images/${id}`, who === undefined ? {} : { token: who.token });

      test('any user may read one, its owner may remove it with its files', async () => {
        const { owner, id } = await newListing();
        const eve = await person(server());
        const [first, second] = await dataOf<ListingImage[]>(upload(id, owner, formOf(jpeg, jpeg)));
        const imageId = first?.id ?? '';
        expect(await dataOf<ListingImage>(image('GET', imageId))).toEqual(first);
        expect((await image('DELETE', imageId)).status).toBe(401);
        expect((await image('DELETE', imageId, eve)).status).toBe(403);
        expect((await image('DELETE', imageId, owner)).status).toBe(204);
        await server().runJobs();
        expect(await imagesOf(id)).toEqual([second]);
        expect((await image('GET', imageId)).status).toBe(404);
        expect((await image('DELETE', imageId, owner)).status).toBe(404);
        expect((await server().request('GET', first?.original_url ?? '')).status).toBe(404);
        expect((await server().request('GET', second?.original_url ?? '')).status).toBe(200);
      });

      test.each([
        '/images/../secret',
        '/images/%2e%2e/secret',
        '/images/.hidden.webp',
        '/images/a%00.webp',
        '/images/x.html',
        '/images/',
      ])('%s is not a picture', async (path) => {
        expect((await server().request('GET', path)).status).toBe(404);
      });
    });

    test('deleting a listing removes its files', async () => {
      const { owner, id } = await newListing();
      const [picture] = await dataOf<ListingImage[]>(upload(id, owner, formOf(jpeg)));
      await server().request('DELETE', `/api/v1/listings/${id}`, { token: owner.token });
      await server().runJobs();
      expect((await server().request('GET', picture?.original_url ?? '')).status).toBe(404);
      expect((await server().request('GET', `/api/v1/images/${picture?.id}`)).status).toBe(404);
    });
  },
  { settings: { rateLimits: false } },
);
