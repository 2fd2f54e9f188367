import { limits, type Listing, type ListingImage } from '@porchlight/domain';
import { expect, test } from 'vitest';
import { createWorker } from '../jobs/index.ts';
import { describeOnDatabases, type TestApi } from '../../testing/testApi.ts';
import { bodyOf, dataOf, listingBody, person, postListing, type TestPerson } from '../../testing/people.ts';
import { sampleJpeg } from '../../testing/photos.ts';

async function storedIds(server: TestApi): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const { key } of server.deps.files.list()) ids.add(key.split('/')[0] ?? '');
  return ids;
}

describeOnDatabases('photos that a form names', (server) => {
  const wait = async (who: TestPerson, ...photos: Uint8Array[]) => {
    const body = new FormData();
    for (const photo of photos) body.append('images', new File([new Uint8Array(photo)], 'photo.jpg'));
    return dataOf<ListingImage[]>(server().request('POST', '/api/v1/images', { body, token: who.token }));
  };
  const save = async (who: TestPerson, path: string, photos: object[]) =>
    server().request(path === '' ? 'POST' : 'PUT', `/api/v1/listings${path}`, {
      json: { ...(await listingBody(server())), photos },
      token: who.token,
    });
  const idsOf = (images: readonly ListingImage[]) => images.map(({ id }) => id);

  test('a rotated photo gets new files, and the old ones are removed', async () => {
    const owner = await person(server());
    const [tall, wide] = await wait(owner, await sampleJpeg(30, 60), await sampleJpeg(80, 20));
    const { id, images } = await dataOf<Listing>(
      save(owner, '', [{ id: tall?.id, turn: 90 }, { id: wide?.id }]),
    );
    expect(images.map(({ width, height }) => [width, height])).toEqual([
      [60, 30],
      [80, 20],
    ]);
    const again = await dataOf<Listing>(save(owner, `/${id}`, [{ id: images[0]?.id, turn: 180 }]));
    expect(again.images.map(({ width, height }) => [width, height])).toEqual([[60, 30]]);
    await server().runJobs();
    const stored = await storedIds(server());
    expect([tall?.id, wide?.id, images[0]?.id].filter((gone) => stored.has(gone ?? ''))).toEqual([]);
    expect(stored.has(again.images[0]?.id ?? '')).toBe(true);
  });

  test('files made for a refused form are removed', async () => {
    const owner = await person(server());
    const [photo] = await wait(owner, await sampleJpeg());
    const before = await storedIds(server());
    const other = await person(server());
    const { id } = await postListing(server(), owner);
    expect((await save(owner, `/${id}`, [{ id: photo?.id, turn: 90 }, { id: other.id }])).status).toBe(422);
    await server().runJobs();
    expect(await storedIds(server())).toEqual(before);
  });

  test('a copy has its own files', async () => {
    const owner = await person(server());
    const [photo] = await wait(owner, await sampleJpeg());
    const old = await dataOf<Listing>(save(owner, '', [{ id: photo?.id }]));
    const copy = await dataOf<Listing>(
      save(
        owner,
        '',
        idsOf(old.images).map((id) => ({ id })),
      ),
    );
    await server().request('DELETE', `/api/v1/listings/${old.id}`, { token: owner.token });
    await server().runJobs();
    const picture = await server().request('GET', copy.images[0]?.original_url ?? '');
    expect(picture.status).toBe(200);
  });

  test('when two saves name the same unattached photo, one gets it and the other is refused', async () => {
    const owner = await person(server());
    const [photo] = await wait(owner, await sampleJpeg());
    const answers = await Promise.all([1, 2].map(() => save(owner, '', [{ id: photo?.id }])));
    const listings = await Promise.all(
      answers.map(async (answer) => (answer.status === 201 ? dataOf<Listing>(answer) : bodyOf(answer))),
    );
    const holders = listings.filter(
      (listing) => 'images' in listing && idsOf(listing.images).includes(photo?.id ?? ''),
    );
    expect(holders).toHaveLength(1);
  });

  test('unused photos make room for newer ones, and are removed after a day', async () => {
    const owner = await person(server());
    const jpeg = await sampleJpeg();
    const first = await wait(owner, jpeg);
    for (let sent = 0; sent < limits.waitingImagesMax; sent += limits.imagesMax)
      await wait(owner, ...Array.from({ length: limits.imagesMax }, () => jpeg));
    expect((await save(owner, '', [{ id: first[0]?.id }])).status).toBe(422);
    const waiting = async ({ id }: TestPerson) =>
      (await server().deps.db.query('SELECT FROM waiting_images WHERE user_id = $1', [id])).length;
    expect(await waiting(owner)).toBe(limits.waitingImagesMax);
    server().clock.advance(24 * 3_600_000 + 1);
    const other = await person(server());
    await wait(other, jpeg);
    const worker = createWorker(server().deps);
    await worker.plan();
    await worker.runDue();
    expect(await waiting(owner)).toBe(0);
    expect(await waiting(other)).toBe(1);
  });
});
