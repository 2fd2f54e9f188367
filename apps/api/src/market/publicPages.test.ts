import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { limits } from '@porchlight/domain';
import { createApi } from '../app.ts';
import { openServer } from '../platform/db/index.ts';
import { createPublicChanges, publicChangeKinds, type PublicChangeKind } from '../platform/publicChanges.ts';
import { endSuspensions } from './moderation/index.ts';
import { expireListings } from './myListings/index.ts';
import { deskOf, listingAddress, moderator } from '../testing/moderators.ts';
import { listingBody, PASSWORD, person, postListing, type TestPerson } from '../testing/people.ts';
import { sampleJpeg } from '../testing/photos.ts';
import { describeOnEveryDatabase, type TestApi } from '../testing/testApi.ts';
import { pagesOf, renderAnswers, testWeb } from '../testing/webBuild.ts';

interface World {
  server: TestApi;
  ana: TestPerson;
  id: string;
}

async function addPhoto({ server, ana, id }: World): Promise<Response> {
  const form = new FormData();
  form.append('images', new Blob([Buffer.from(await sampleJpeg())], { type: 'image/jpeg' }), 'a.jpg');
  return server.api.fetch(
    new Request(`http://localhost/api/v1/listings/${id}/images`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ana.token}` },
      body: form,
    }),
  );
}

async function changePhoto({ server, ana }: World): Promise<Response> {
  const form = new FormData();
  form.append('images', new Blob([Buffer.from(await sampleJpeg())], { type: 'image/jpeg' }), 'a.jpg');
  return server.request('PUT', '/api/v1/auth/photo', { token: ana.token, body: form });
}

const calling =
  (method: string, path: string, json?: (world: World) => unknown) =>
  async (world: World): Promise<Response> =>
    world.server.request(method, `/api/v1${path.replace('{id}', world.id)}`, {
      token: world.ana.token,
      ...(json === undefined ? {} : { json: await json(world) }),
    });

interface Change {
  prepare?: (world: World) => Promise<unknown>;
  make: (world: World) => Promise<Response>;
  /** The page that changes, if not the listing's. */
  page?: string;
}

const changes: Record<PublicChangeKind, Change> = {
  listing_published: { make: calling('POST', '/listings', ({ server }) => listingBody(server)), page: '/' },
  listing_edited: {
    make: calling('PUT', '/listings/{id}', ({ server }) => listingBody(server, { title: 'Oak desk' })),
  },
  listing_status_changed: { make: calling('PATCH', '/listings/{id}/status', () => ({ status: 'sold' })) },
  listings_expired: {
    async make({ server }) {
      server.clock.advance((limits.listingDays + 1) * 24 * 3_600_000);
      await expireListings(server.deps, new AbortController().signal);
      return new Response();
    },
  },
  listing_bumped: {
    prepare: async ({ server, ana }) => {
      server.clock.advance(60_000);
      await postListing(server, ana, { title: 'Newer than that' });
      server.clock.advance(60_000);
    },
    make: calling('POST', '/listings/{id}/bump', () => ({})),
    page: '/',
  },
  listing_deleted: { make: calling('DELETE', '/listings/{id}') },
  photos_added: { make: addPhoto },
  photo_deleted: {
    prepare: addPhoto,
    async make(world) {
      const [image] = await world.server.db.query<{ id: string }>(
        'SELECT id FROM listing_images WHERE listing_id = $1',
        [world.id],
      );
      return calling('DELETE', `/images/${image?.id ?? ''}`)(world);
    },
  },
  decided: {
    async make({ server, id }) {
      const [mo, desk] = [await moderator(server), deskOf(() => server)];
      const found = await desk.reported(mo, await person(server), { listing_url: listingAddress(id) });
      return desk.decide(mo, found, { kind: 'hide_listing' });
    },
  },
  suspensions_ended: {
    prepare: ({ server, ana }) =>
      server.db.query(
        "INSERT INTO suspensions (user_id, decision_id, reason, words, until) VALUES ($1, $1, 'spam', '', $2)",
        [ana.id, server.clock.now()],
      ),
    async make({ server }) {
      await endSuspensions(server.deps);
      return new Response();
    },
  },
  person_renamed: { make: calling('PUT', '/auth/name', () => ({ name: 'Anouk' })) },
  person_pictured: { make: changePhoto },
  person_deleted: { make: calling('DELETE', '/auth/account', () => ({ password: PASSWORD })) },
  person_verified: {
    async make({ server, ana }) {
      await server.runJobs();
      const text = server.mails.findLast(({ to }) => to === ana.user.email)?.text ?? '';
      const token = /confirm-email#token=([\w-]+)/.exec(text)?.[1];
      return server.request('POST', '/api/v1/auth/confirm-email', { json: { token } });
    },
  },
};

describeOnEveryDatabase('changes appear on public pages at once', (server) => {
  test.each(publicChangeKinds)('%s', async (kind) => {
    const { prepare, make, page } = changes[kind];
    const ana = await person(server());
    const { id } = await postListing(server(), ana);
    const world = { server: server(), ana, id };
    await prepare?.(world);
    // This process, and another one on the same database if that allows it.
    const here = pagesOf(server());
    const url = server().databaseUrl;
    const elsewhere = url === null ? null : await openServer(url, { max: 2 });
    const { deps } = server();
    const others = elsewhere === null ? null : createPublicChanges(elsewhere, deps.logger);
    const there =
      elsewhere === null || others === null
        ? null
        : createApi({ ...deps, db: elsewhere, changes: others }, testWeb(renderAnswers));
    await others?.settle();
    const read = async (from: typeof here): Promise<string> => {
      const answer = await from.fetch(new Request(`http://localhost${page ?? `/listings/${id}`}`));
      return `${answer.status} ${answer.status === 200 ? await answer.text() : ''}`;
    };
    const before = await read(here);
    expect(await read(here)).toBe(before);
    if (there !== null) expect(await read(there)).toBe(before);

    expect((await make(world)).ok).toBe(true);

    expect(await read(here)).not.toBe(before);
    if (there !== null) {
      await expect.poll(() => read(there)).not.toBe(before);
      await there.close();
    }
  });
});

describe('writes of public data', () => {
  const source = fileURLToPath(new URL('..', import.meta.url));
  const writes =
    /\b(?:INSERT INTO|UPDATE|DELETE FROM) (?:listings|listing_images)\b|\bverified = true\b|\bUPDATE users SET (?:name|avatar_key)\b/;

  test('require an announced transaction', async () => {
    const files = (await readdir(source, { recursive: true })).filter(
      (file) => file.endsWith('.ts') && !/\.test\.ts$|^(?:seed|testing)\//.test(file),
    );
    const writing: string[] = [];
    for (const file of files) {
      const functions = (await readFile(join(source, file), 'utf8')).split(/^(?=export )/m);
      for (const each of functions.filter((text) => writes.test(text))) {
        const name = `${file}: ${/function (\w+)/.exec(each)?.[1] ?? ''}`;
        writing.push(name);
        expect(each, name).toMatch(/^[^{]*\w+: PublicTransaction\b/);
      }
    }
    expect(writing).toHaveLength(14);
  });
});
