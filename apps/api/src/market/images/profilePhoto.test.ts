import type { User } from '@porchlight/domain';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dataOf, person, type TestPerson } from '../../testing/people.ts';
import { sampleJpeg, samplePhonePhoto } from '../../testing/photos.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { sweepUntilRemoved } from '../../testing/sweeps.ts';

describeOnDatabases(
  'a profile photo',
  (server) => {
    async function put(who: TestPerson, photo: Uint8Array): Promise<string> {
      const body = new FormData();
      body.append('images', new File([new Uint8Array(photo)], 'me.jpg'));
      const answer = await server().request('PUT', '/api/v1/auth/photo', { token: who.token, body });
      expect(answer.status).toBe(200);
      return (await dataOf<User>(answer)).avatar ?? '';
    }
    const statusOf = async (url: string) => (await server().request('GET', url)).status;

    test('is the middle of the sent photo, small, without its location', async () => {
      const url = await put(await person(server()), await samplePhonePhoto());
      const picture = await server().request('GET', url);
      expect(picture.headers.get('content-type')).toBe('image/webp');
      const { width, height, exif } = await sharp(await picture.arrayBuffer()).metadata();
      expect([width, height, exif]).toEqual([288, 288, undefined]);
    });

    test('stays when unused files are swept, and is removed when replaced', async () => {
      const ana = await person(server());
      const first = await put(ana, await sampleJpeg());
      await sweepUntilRemoved(server());
      expect(await statusOf(first)).toBe(200);
      const second = await put(ana, await sampleJpeg());
      expect(second).not.toBe(first);
      await server().runJobs();
      expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
      await server().request('DELETE', '/api/v1/auth/photo', { token: ana.token });
      await server().runJobs();
      expect(await statusOf(second)).toBe(404);
    });
  },
  { settings: { rateLimits: false } },
);
