import { unzipSync } from 'fflate';
import { type ExportAnswer, limits, type Message } from '@porchlight/domain';
import { expect, test } from 'vitest';
import { conversationsOn } from '../testing/conversations.ts';
import { describeOnDatabases } from '../testing/testApi.ts';
import { dataOf, PASSWORD, person, postListing } from '../testing/people.ts';
import { sampleJpeg } from '../testing/photos.ts';

describeOnDatabases('a copy of the own data', (server) => {
  const talk = conversationsOn(server);
  const ask = (method: string, token: string) => server().request(method, '/api/v1/auth/export', { token });
  const stateOf = (token: string) => dataOf<ExportAnswer>(ask('GET', token));
  const storedKeys = async (): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { key } of server().deps.files.list()) keys.push(key);
    return keys;
  };

  test('holds what is the person’s, and what others wrote to them, and nothing of anybody else', async () => {
    const [ana, ben] = [await person(server(), { name: 'Ana' }), await person(server(), { name: 'Ben' })];
    const listing = await postListing(server(), ana, { title: 'Annas walnut desk' });
    await postListing(server(), ben, { title: 'Bens secret lamp' });
    const body = new FormData();
    body.append('images', new Blob([Buffer.from(await sampleJpeg())], { type: 'image/jpeg' }), 'a.jpg');
    await server().request('POST', `/api/v1/listings/${listing.id}/images`, { token: ana.token, body });
    const first = await dataOf<Message>(talk.write(ben, listing.id, 'Is the desk still there?'));
    await talk.reply(ana, first.id, 'It is.');
    expect(await dataOf<ExportAnswer>(ask('POST', ana.token))).toEqual({ state: 'making' });
    expect(await dataOf<ExportAnswer>(ask('POST', ana.token))).toEqual({ state: 'making' });
    // The copy, and then the letter.
    for (let times = 0; times < 2; times += 1) await server().runJobs();
    const { state, bytes, path = '' } = await stateOf(ana.token);
    expect(state).toBe('ready');
    // Whoever has the link needs no token: a browser saves it as it comes.
    const answer = await server().request('GET', path);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const zipped = new Uint8Array(await answer.arrayBuffer());
    expect(zipped.length).toBe(bytes);
    const files = unzipSync(zipped);
    const json = (name: string): unknown => JSON.parse(new TextDecoder().decode(files[`${name}.json`]));
    expect(Object.keys(files).filter((name) => name.startsWith('photos/'))).toEqual([
      `photos/${listing.id}/0.webp`,
    ]);
    expect(json('profile')).toMatchObject([{ name: 'Ana', email: ana.user.email }]);
    expect(json('listings')).toMatchObject([{ title: 'Annas walnut desk' }]);
    expect(json('messages')).toMatchObject([
      { content: 'Is the desk still there?', from_you: false, other_person: 'Ben' },
      { content: 'It is.', from_you: true },
    ]);
    expect(json('favorites')).toEqual([]);
    const all = Object.values(files)
      .map((file) => Buffer.from(file).toString('latin1'))
      .join('');
    expect(all).not.toMatch(/secret|argon2/);
    expect(all).not.toContain(ben.user.email);
    expect(
      server()
        .mails.filter(({ to }) => to === ana.user.email)
        .map(({ text }) => text)
        .join(),
    ).toContain('/profile');
    expect(
      server()
        .mails.map(({ text }) => text)
        .join(),
    ).not.toContain('auth/export/file');

    // Not by the public route of photos, not by a link that was changed, not after a day.
    const key = (await storedKeys()).find((each) => each.startsWith('private/')) ?? '';
    expect(key).not.toBe('');
    expect((await server().request('GET', `/images/${key}`)).status).toBe(404);
    for (const wrong of [`${path}x`, path.replace(/token=.*/, 'token='), path.replace(/\.[\w-]+$/, '.x')])
      expect((await server().request('GET', wrong)).status).toBe(404);
    server().clock.advance(limits.exportHours * 3_600_000);
    expect((await server().request('GET', path)).status).toBe(404);
  });

  test('is replaced by the next one, three times a day, and goes with the account', async () => {
    const ana = await person(server());
    const before = (await storedKeys()).filter((key) => key.startsWith('private/'));
    for (let times = 0; times < 3; times += 1) {
      expect((await ask('POST', ana.token)).status).toBe(200);
      await server().runJobs();
    }
    const own = (await storedKeys()).filter((key) => key.startsWith('private/') && !before.includes(key));
    expect(own).toHaveLength(1);
    expect((await ask('POST', ana.token)).status).toBe(429);
    const answer = await server().request('DELETE', '/api/v1/auth/account', {
      token: ana.token,
      json: { password: PASSWORD },
    });
    expect(answer.status).toBe(204);
    await server().runJobs();
    expect(await storedKeys()).not.toContain(own[0]);
  });
});
