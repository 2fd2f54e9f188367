import { unzipSync } from 'fflate';
import { type ExportAnswer, limits, type Message, type SessionsAnswer } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import type { JobTry } from '../../platform/ports/index.ts';
import { conversationsOn } from '../../testing/conversations.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';
import {
  caller,
  dataOf,
  PASSWORD,
  person,
  postListing,
  signedInAnew,
  type TestPerson,
} from '../../testing/people.ts';
import { sampleJpeg } from '../../testing/photos.ts';
import { makeExport } from './make.ts';
import { beginExport, claimPart, partKey, sweepExports } from './store.ts';

describeOnDatabases('an export of one’s own data', (server) => {
  const talk = conversationsOn(server);
  const ask = (method: string, token: string, password = PASSWORD) =>
    server().request(method, '/api/v1/auth/export', {
      token,
      ...(method === 'POST' && { json: { password } }),
    });
  /** Creates an export and returns its download path. */
  async function ready(who: TestPerson): Promise<string> {
    expect((await ask('POST', who.token)).status).toBe(200);
    await server().runJobs();
    const { path = '' } = await stateOf(who.token);
    expect((await server().request('GET', path)).status).toBe(200);
    return path;
  }
  async function unzipped(path: string): Promise<(name: string) => unknown> {
    const files = unzipSync(new Uint8Array(await (await server().request('GET', path)).arrayBuffer()));
    return (name) => JSON.parse(new TextDecoder().decode(files[`${name}.json`]));
  }
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
    // Makes the export, then sends the email.
    for (let times = 0; times < 2; times += 1) await server().runJobs();
    const { state, bytes, path = '' } = await stateOf(ana.token);
    expect(state).toBe('ready');
    // The link needs no token, so that a browser can save the file.
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

    // Private files can't be read by the public photo route, by a modified link, or after a day.
    const key = (await storedKeys()).find((each) => each.startsWith('private/')) ?? '';
    expect(key).not.toBe('');
    expect((await server().request('GET', `/images/${key}`)).status).toBe(404);
    for (const wrong of [`${path}x`, path.replace(/token=.*/, 'token='), path.replace(/\.[\w-]+$/, '.x')])
      expect((await server().request('GET', wrong)).status).toBe(404);
    server().clock.advance(limits.exportHours * 3_600_000);
    expect((await server().request('GET', path)).status).toBe(404);
  });

  test('expires after a day: the sweep deletes its row and files, and a new one can be requested', async () => {
    const ana = await person(server());
    await ask('POST', ana.token);
    for (let times = 0; times < 2; times += 1) await server().runJobs();
    const { path = '' } = await stateOf(ana.token);
    const [row] = await server().db.query<{ file_id: string }>(
      'SELECT file_id FROM exports WHERE user_id = $1',
      [ana.id],
    );
    const own = async () => (await storedKeys()).filter((key) => key.includes(row?.file_id ?? 'none'));
    expect(await own()).toHaveLength(1);
    server().clock.advance(limits.exportHours * 3_600_000);
    const later = await signedInAnew(server(), ana);
    expect(await stateOf(later.token)).toEqual({ state: 'none' });
    expect((await server().request('GET', path)).status).toBe(404);
    await server().db.transaction((tx) => sweepExports(server().deps, tx, server().clock.now()));
    await server().runJobs();
    expect(await own()).toEqual([]);
    expect(await server().db.query('SELECT 1 FROM exports WHERE user_id = $1', [ana.id])).toEqual([]);
    expect(await dataOf<ExportAnswer>(ask('POST', later.token))).toEqual({ state: 'making' });
    await server().runJobs();
  });

  test('needs the password', async () => {
    const ana = await person(server());
    expect((await ask('POST', ana.token, 'Wrong1234')).status).toBe(422);
    expect(await stateOf(ana.token)).toEqual({ state: 'none' });
  });

  const call = caller(server, '/auth');
  /**
   * Events that end an export. `here` is the session that requested it, `there` another session of the same
   * user.
   */
  const endings: Record<string, (here: TestPerson, there: TestPerson) => Promise<unknown>> = {
    'its sign-in signs out': (here) => call('POST', '/logout', here, { refresh_token: here.refreshToken }),
    'its sign-in signs out elsewhere': (here) => call('DELETE', '/sessions', here),
    'another sign-in signs out elsewhere': (_here, there) => call('DELETE', '/sessions', there),
    'another sign-in ends it': async (here, there) => {
      const { sessions } = await dataOf<SessionsAnswer>(call('GET', '/sessions', here));
      return call('DELETE', `/sessions/${sessions.find((each) => each.is_current)?.id}`, there);
    },
    'its refresh token is used by two': async (here) => {
      const refresh = () => call('POST', '/refresh', undefined, { refresh_token: here.refreshToken });
      await refresh();
      server().clock.advance(limits.refreshGraceMs + 1);
      return refresh();
    },
    'the password is changed by its sign-in': (here) =>
      call('PUT', '/password', here, {
        currentPassword: PASSWORD,
        newPassword: 'Lamplight22',
        confirmPassword: 'Lamplight22',
      }),
    'the password is reset': async (here) => {
      await call('POST', '/forgot-password', undefined, { email: here.user.email });
      await server().runJobs();
      const mail = server().mails.findLast(
        ({ to, text }) => to === here.user.email && text.includes('token='),
      );
      const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
      return call('POST', '/reset-password', undefined, {
        token,
        password: 'Lamplight22',
        confirmPassword: 'Lamplight22',
      });
    },
    'the account is deleted': (here) => call('DELETE', '/account', here, { password: PASSWORD }),
  };

  test.each(Object.entries(endings))('ends when %s, with its link and its files', async (_when, end) => {
    const here = await person(server());
    const there = await signedInAnew(server(), here);
    const before = await storedKeys();
    const path = await ready(here);
    await end(here, there);
    expect((await server().request('GET', path)).status).toBe(404);
    await server().db.transaction((tx) => sweepExports(server().deps, tx, server().clock.now()));
    await server().runJobs();
    expect((await storedKeys()).filter((key) => !before.includes(key))).toEqual([]);
  });

  test('an export in progress when the password changes is neither finished nor announced', async () => {
    const ana = await person(server());
    await ask('POST', ana.token);
    await endings['the password is changed by its sign-in']?.(ana, ana);
    await server().runJobs();
    expect(await stateOf(ana.token)).toEqual({ state: 'none' });
    expect(
      server().mails.filter(({ to, subject }) => to === ana.user.email && /data is ready/.test(subject)),
    ).toEqual([]);
  });

  test('stays when another session of the user signs out', async () => {
    const here = await person(server());
    const there = await signedInAnew(server(), here);
    const path = await ready(here);
    await call('POST', '/logout', there, { refresh_token: there.refreshToken });
    expect((await server().request('GET', path)).status).toBe(200);
  });

  test('gives its link only to the session that entered the password', async () => {
    const here = await person(server());
    const there = await signedInAnew(server(), here);
    await ready(here);
    expect(await stateOf(there.token)).toMatchObject({ state: 'ready' });
    expect(await stateOf(there.token)).not.toHaveProperty('path');
  });

  test('contains the reports and questions sent while signed in, whatever address was typed', async () => {
    const ana = await person(server());
    await server().db.query('UPDATE users SET verified = true WHERE id = $1', [ana.id]);
    const send = caller(server, '/support');
    const report = (who: TestPerson | undefined, subject: string, email: string) =>
      send('POST', '/report', who, {
        reporter_name: 'Ana',
        reporter_email: email,
        report_type: 'spam',
        urgency: 'low',
        subject,
        description: 'It is the same listing again.',
      });
    const question = (who: TestPerson | undefined, subject: string, email: string) =>
      send('POST', '/contact', who, {
        name: 'Ana',
        email,
        subject,
        category: 'other',
        message: 'How does this work?',
      });
    const eve = await person(server());
    for (const [who, subject, email] of [
      [ana, 'Mine', 'ana-at-work@porchlight.test'],
      [undefined, 'Planted by a visitor', ana.user.email],
      [eve, 'Planted by a user', ana.user.email],
    ] as const) {
      expect((await report(who, subject, email)).status).toBe(201);
      expect((await question(who, subject, email)).status).toBe(201);
    }
    const json = await unzipped(await ready(ana));
    for (const file of ['reports', 'questions']) expect(json(file)).toMatchObject([{ subject: 'Mine' }]);
    // Deleting the account clears only the user's own reports.
    expect((await call('DELETE', '/account', ana, { password: PASSWORD })).status).toBe(204);
    expect(
      await server().db.query(`SELECT subject FROM reports WHERE subject <> '' ORDER BY subject`),
    ).toEqual([{ subject: 'Planted by a user' }, { subject: 'Planted by a visitor' }]);
  });

  test('omits favorites that the user may not see', async () => {
    const [ana, ben] = [await person(server()), await person(server())];
    const listing = await postListing(server(), ben, { title: 'Bens hidden lamp' });
    await caller(server)('POST', `/favorites/${listing.id}`, ana);
    await call('PUT', `/blocks/${ana.id}`, ben);
    const json = await unzipped(await ready(ana));
    expect(json('favorites')).toMatchObject([{ listing_id: listing.id, title: null }]);
  });

  describe('that is retried', () => {
    const aTry = (number: number): JobTry => ({
      id: 'job',
      addedAt: server().clock.now(),
      number,
      signal: new AbortController().signal,
    });
    /** A requested export, and helpers to read what is stored of it. */
    async function begun() {
      const ana = await person(server());
      const fileId = server().deps.ids.next();
      const [family] = await server().db.query<{ id: string }>(
        'SELECT id FROM token_families WHERE user_id = $1',
        [ana.id],
      );
      await server().db.transaction((tx) =>
        beginExport(server().deps, tx, {
          userId: ana.id,
          familyId: family?.id ?? '',
          fileId,
          now: server().clock.now(),
        }),
      );
      await server().db.query(`DELETE FROM jobs WHERE payload ->> 'fileId' = $1`, [fileId]);
      const asked = { userId: ana.id, fileId };
      const stored = async () => (await storedKeys()).filter((key) => key.includes(fileId));
      return { ana, asked, stored };
    }
    /** Leaves parts as an earlier attempt that got further would. */
    async function leaveParts(fileId: string, parts: number): Promise<void> {
      for (let part = 0; part < parts; part += 1) {
        await claimPart(server().db, fileId, part, server().clock.now());
        await server().deps.files.put(partKey(fileId, part), new Uint8Array([part]), 'application/zip');
      }
    }

    test('leaves no parts of the previous attempt', async () => {
      const { ana, asked, stored } = await begun();
      await leaveParts(asked.fileId, 3);
      await makeExport(server().deps, asked, aTry(2));
      await server().runJobs();
      expect(await stored()).toEqual([partKey(asked.fileId, 0)]);
      const { bytes, path = '' } = await stateOf(ana.token);
      const zipped = new Uint8Array(await (await server().request('GET', path)).arrayBuffer());
      expect(zipped.length).toBe(bytes);
      expect(Object.keys(unzipSync(zipped))).toContain('profile.json');
    });

    test('is reported as failed in the end, and leaves no files', async () => {
      const { ana, asked, stored } = await begun();
      await leaveParts(asked.fileId, 2);
      const full = { ...server().deps.files, put: () => Promise.reject(new Error('The disk is full.')) };
      const failing = { ...server().deps, files: full };
      await expect(makeExport(failing, asked, aTry(2))).rejects.toThrow('full');
      expect(await stateOf(ana.token)).toEqual({ state: 'making' });
      await makeExport(failing, asked, aTry(3));
      expect(await stateOf(ana.token)).toEqual({ state: 'failed' });
      await server().runJobs();
      expect(await stored()).toEqual([]);
      expect(await dataOf<ExportAnswer>(ask('POST', ana.token))).toEqual({ state: 'making' });
      await server().runJobs();
    });
  });

  test('is replaced by the next one, three times a day, and is deleted with the account', async () => {
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
