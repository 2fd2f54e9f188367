import type { Message } from '@porchlight/domain';
import { expect, test } from 'vitest';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { base, failure } from '../../testing/auth.ts';
import { conversationsOn } from '../../testing/conversations.ts';
import { dataOf, PASSWORD, person, postListing, signedInAnew } from '../../testing/people.ts';
import { sampleJpeg } from '../../testing/photos.ts';

/** Tables where a deleted user's text may remain, and why. */
const mayStay: Readonly<Record<string, string>> = {
  messages: 'they also belong to the other user, who may need them',
  cases: 'the title of a case about a question is its subject',
  support_messages: 'they have to be answered',
};

/** Part of every text that Ana writes. */
const marker = 'zqmarkerx';
const phone = '(512) 555-7391';

describeOnDatabases(
  'deleting an account',
  (server) => {
    const talk = conversationsOn(server);
    const call = (method: string, path: string, token: string | undefined, json?: unknown, key?: string) =>
      server().request(method, `/api/v1${path}`, {
        ...(token === undefined ? {} : { token }),
        ...(json === undefined ? {} : { json }),
        ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
      });
    const leave = (token: string, password = PASSWORD) =>
      call('DELETE', '/auth/account', token, { password });

    async function upload(method: string, path: string, token: string): Promise<void> {
      const body = new FormData();
      const bytes = Buffer.concat([Buffer.from(await sampleJpeg()), Buffer.from(marker)]);
      body.append('images', new Blob([bytes], { type: 'image/jpeg' }), `${marker}.jpg`);
      expect((await server().request(method, `/api/v1${path}`, { token, body })).status).toBeLessThan(300);
    }

    async function tablesWith(word: string): Promise<string[]> {
      const tables = await server().db.query<{ name: string }>(
        `SELECT table_name AS name FROM information_schema.tables
         WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
      );
      expect(tables.length).toBeGreaterThan(20);
      const found: string[] = [];
      for (const { name } of tables) {
        const rows = await server().db.query(
          `SELECT 1 AS hit FROM "${name}" AS r WHERE r::text ILIKE '%' || $1 || '%' LIMIT 1`,
          [word],
        );
        if (rows.length > 0) found.push(name);
      }
      return found;
    }

    async function filesWith(word: string): Promise<string[]> {
      const found: string[] = [];
      for await (const { key } of server().deps.files.list()) {
        const file = await server().deps.files.get(key);
        if (key.includes(word) || Buffer.from(file?.bytes ?? []).includes(word)) found.push(key);
      }
      return found;
    }
    async function fileCount(): Promise<number> {
      let count = 0;
      for await (const _file of server().deps.files.list()) count += 1;
      return count;
    }

    test('leaves nothing that the person wrote, in no table and no file, but what others need', async () => {
      const ana = await person(server(), { name: `Ana ${marker}`, email: `${marker}@porchlight.test` });
      const [ben, cleo, dev, eve] = await Promise.all(
        ['Ben', 'Cleo', 'Dev', 'Eve'].map((name) => person(server(), { name })),
      );
      if (ben === undefined || cleo === undefined || dev === undefined || eve === undefined)
        throw new Error('Four people were to be there.');
      const listing = await postListing(server(), ana, {
        title: `Desk ${marker}`,
        description: `Walnut, ${marker} and more.`,
        contact_email: `${marker}.desk@porchlight.test`,
        contact_phone: phone,
      });
      await upload('POST', `/listings/${listing.id}/images`, ana.token);
      await upload('POST', '/images', ana.token);
      await upload('PUT', '/auth/photo', ana.token);
      await call('PUT', '/auth/email', ana.token, {
        email: `${marker}.new@porchlight.test`,
        password: PASSWORD,
      });
      await call('POST', '/auth/forgot-password', undefined, { email: ana.user.email });
      const theirs = await postListing(server(), ben, { price_type: 'negotiable' });
      await call('POST', `/favorites/${theirs.id}`, ana.token);
      await call(
        'POST',
        '/messages',
        ana.token,
        { listing_id: theirs.id, subject: `About ${marker}`, content: `Hello from ${marker}` },
        `key-${marker}`,
      );
      // Only Ana can read these: Cleo has hidden hers, Dev is deleted, Eve has blocked Ana.
      const toCleo = await dataOf<Message>(talk.write(cleo, listing.id));
      const hidden = await dataOf<Message>(talk.reply(ana, toCleo.id, `Only ${marker} knows`));
      for (const { id } of [toCleo, hidden]) await call('DELETE', `/messages/${id}`, cleo.token);
      const toDev = await dataOf<Message>(talk.write(dev, listing.id));
      await talk.reply(ana, toDev.id, `For ${marker} alone`);
      expect((await leave(dev.token)).status).toBe(204);
      const toEve = await dataOf<Message>(talk.write(eve, listing.id));
      await talk.reply(ana, toEve.id, `Not for Eve, says ${marker}`);
      await call('PUT', `/auth/blocks/${ana.id}`, eve.token);
      await call('PUT', `/auth/blocks/${ben.id}`, ana.token);
      await call('DELETE', `/auth/blocks/${ben.id}`, ana.token);
      await call('POST', `/messages/conversations/${theirs.id}/${ben.id}/offers`, ana.token, { amount: 5 });
      await call('PUT', '/auth/notifications', ana.token, {
        message: 'daily',
        offer: 'off',
        listing_status: 'daily',
        price_drop: 'off',
        expiry: 'daily',
      });
      expect(
        (
          await call('POST', '/support/contact', ana.token, {
            name: `Ana ${marker}`,
            email: ana.user.email,
            subject: `Question of ${marker}`,
            category: 'other',
            message: `What about ${marker}, and when?`,
          })
        ).status,
      ).toBe(201);
      expect(
        (
          await call('POST', '/support/report', ana.token, {
            reporter_name: `Ana ${marker}`,
            reporter_email: ana.user.email,
            report_type: 'spam',
            urgency: 'low',
            subject: `Report of ${marker}`,
            description: `It is spam, says ${marker} to all.`,
            contact_preference: 'none',
          })
        ).status,
      ).toBe(201);
      // The search finds the marker in every kind of table before the deletion.
      const before = await tablesWith(marker);
      expect(before).toEqual(
        expect.arrayContaining([
          ...Object.keys(mayStay),
          'conversations',
          'idempotency_keys',
          'jobs',
          'listing_images',
          'listings',
          'search_words',
          'users',
        ]),
      );
      expect(await tablesWith(phone)).toEqual(['listings']);
      expect(await fileCount()).toBeGreaterThan(2);

      expect((await leave(ana.token)).status).toBe(204);

      // Right away, before any job runs; pending jobs don't contain it either.
      expect(await tablesWith(marker)).toEqual(Object.keys(mayStay).toSorted());
      expect(await tablesWith(phone)).toEqual([]);
      const kept = await server().db.query<{ content: string }>(
        `SELECT content FROM messages WHERE messages::text ILIKE '%${marker}%' ORDER BY id`,
      );
      expect(kept.map(({ content }) => content)).toEqual([`Hello from ${marker}`]);
      server().clock.advance(60_000);
      server().mails.length = 0;
      await server().runJobs();
      expect(await fileCount()).toBe(0);
      expect(await filesWith(marker)).toEqual([]);
      expect(server().mails.filter(({ to }) => to.includes(marker))).toEqual([]);
      // Ben keeps her messages without a sender, and her offer is withdrawn.
      const thread = await talk.conversation(ben, theirs.id, ana.id);
      expect(thread.conversation?.other_user).toBeNull();
      expect(thread.messages.map(({ offer }) => offer?.status)).toContain('withdrawn');
      server().clock.advance(86_400_000);
      await server().runJobs();
      expect(await tablesWith(marker)).toEqual(Object.keys(mayStay).toSorted());
    });

    test('two parallel requests delete the account once', async () => {
      const ana = await person(server());
      const answers = await Promise.all([leave(ana.token), leave(ana.token), leave(ana.token)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 401, 401]);
    });
  },
  { settings: { rateLimits: false } },
);

describeOnDatabases('the password for deleting an account', (server) => {
  test('the password can be guessed ten times', async () => {
    const ana = await person(server());
    const attempt = (password: string) =>
      server().request('DELETE', `${base}/account`, { token: ana.token, json: { password } });
    for (let times = 0; times < 10; times += 1) expect((await attempt('Wrong1234')).status).toBe(422);
    expect(await failure(await attempt(PASSWORD))).toMatchObject({ status: 429 });
    server().clock.advance(16 * 60_000);
    const later = await signedInAnew(server(), ana);
    const answer = await server().request('DELETE', `${base}/account`, {
      token: later.token,
      json: { password: PASSWORD },
    });
    expect(answer.status).toBe(204);
  });
});
