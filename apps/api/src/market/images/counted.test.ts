import { expect, test } from 'vitest';
import { createLimiter, rates } from '../../platform/limits/index.ts';
import { person, type TestPerson } from '../../testing/people.ts';
import { sampleJpeg } from '../../testing/photos.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';

const jpeg = await sampleJpeg(8, 8);
const noPicture = new TextEncoder().encode('This is no picture.');

describeOnDatabases('the number of photos that a user uploads in an hour', (server) => {
  const send = (method: string, path: string, { token }: TestPerson, photo: Uint8Array) => {
    const body = new FormData();
    body.append('images', new File([new Uint8Array(photo)], 'photo.jpg'));
    return server().request(method, `/api/v1${path}`, { token, body });
  };

  test('is limited, per listing and for unattached photos; an invalid file counts, because its body was read', async () => {
    const ana = await person(server());
    const limiter = createLimiter(server().deps);
    for (let sent = 6; sent < rates.photoByUser.max; sent += 1)
      await limiter.count(rates.photoByUser, ana.id);
    for (let sent = 0; sent < 3; sent += 1)
      expect((await send('POST', '/images', ana, noPicture)).status).toBe(422);
    expect((await send('PUT', '/auth/photo', ana, noPicture)).status).toBe(422);
    expect((await send('POST', '/images', ana, jpeg)).status).toBe(201);
    expect((await send('PUT', '/auth/photo', ana, jpeg)).status).toBe(200);
    const refused = await send('POST', '/images', ana, jpeg);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe(String(rates.photoByUser.seconds));
  });
});
