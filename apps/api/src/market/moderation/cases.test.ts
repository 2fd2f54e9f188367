import {
  type CaseAnswer,
  type LogAnswer,
  type Moderator,
  type ModeratorsAnswer,
  texts,
} from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { conversationsOn } from '../../testing/conversations.ts';
import { administrator, deskOf, listingAddress, moderator } from '../../testing/moderators.ts';
import {
  bodyOf,
  caller,
  dataOf,
  PASSWORD,
  person,
  postListing,
  type TestPerson,
} from '../../testing/people.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';

const unknownId = '00000000-0000-7000-8000-000000000000';

describeOnDatabases(
  'moderation',
  (server) => {
    const call = caller(server);
    const desk = deskOf(server);
    const conversations = conversationsOn(server);

    describe('requires a moderator', () => {
      test.each([
        ['GET', '/admin/cases'],
        ['GET', `/admin/cases/${unknownId}`],
        ['PUT', `/admin/cases/${unknownId}/taken`],
        ['POST', `/admin/cases/${unknownId}/decisions`],
        ['GET', '/admin/log'],
        ['GET', '/admin/moderators'],
        ['POST', '/admin/moderators'],
      ])('%s %s', async (method, path) => {
        const ana = await person(server());
        expect((await call(method, path)).status).toBe(401);
        expect((await call(method, path, ana, method === 'GET' ? undefined : {})).status).toBe(403);
      });

      test('according to the database on each call, with a confirmed address', async () => {
        const mo = await moderator(server());
        const open = async () => (await call('GET', '/admin/cases', mo)).status;
        expect(await open()).toBe(200);
        await server().db.query('UPDATE users SET verified = false WHERE id = $1', [mo.id]);
        expect(await open()).toBe(403);
        server().deps.settings.adminEmails = [mo.user.email];
        expect(await open()).toBe(403);
        await server().db.query('UPDATE users SET verified = true WHERE id = $1', [mo.id]);
        await server().db.query('DELETE FROM moderators WHERE user_id = $1', [mo.id]);
        expect(await open()).toBe(200);
        server().deps.settings.adminEmails = [];
        expect(await open()).toBe(403);
      });
    });

    describe('has cases', () => {
      test('of what people report: the same listing once, as it was when it was first reported', async () => {
        const [mo, ana, ben] = [await moderator(server()), await person(server()), await person(server())];
        const listing = await postListing(server(), ana, { title: 'Golden watch' });
        const first = await desk.reported(mo, ben, {
          listing_url: listingAddress(listing.id),
          urgency: 'low',
        });
        expect(first).toMatchObject({
          subject: 'listing',
          title: 'Golden watch',
          urgency: 'low',
          reports: 1,
          signals: 0,
          state: 'open',
          taken_by: null,
          is_changed: false,
          snapshot: {
            listing: { id: listing.id, title: 'Golden watch', city: 'Austin', owner: { id: ana.id } },
            message: null,
            person: { id: ana.id },
          },
          allowed: ['nothing_wrong', 'hide_listing', 'warn', 'suspend'],
        });
        await server().db.query("UPDATE listings SET title = 'Brass watch' WHERE id = $1", [listing.id]);
        const again = await desk.reported(mo, mo, {
          listing_url: listingAddress(listing.id),
          urgency: 'critical',
        });
        expect(again).toMatchObject({
          id: first.id,
          urgency: 'critical',
          reports: 2,
          is_changed: true,
          snapshot: { listing: { title: 'Golden watch' } },
        });
        expect(again.version).toBeGreaterThan(first.version);
        expect(again.reports_list.map(({ reporter }) => reporter?.email)).toEqual([
          ben.user.email,
          mo.user.email,
        ]);
      });

      test('of a message, with what was written right before it, and only from who took part', async () => {
        const [mo, ana, ben] = [await moderator(server()), await person(server()), await person(server())];
        const { id } = await postListing(server(), ana);
        const { id: first } = await dataOf<{ id: string }>(conversations.write(ben, id, 'Is it there?'));
        const { id: bad } = await dataOf<{ id: string }>(conversations.reply(ana, first, 'Pay me first.'));
        await conversations.reply(ana, first, 'Or else.');
        const found = await desk.reported(mo, ben, { message_id: bad, listing_url: listingAddress(id) });
        expect(found).toMatchObject({
          subject: 'message',
          snapshot: {
            message: {
              id: bad,
              content: 'Pay me first.',
              from: { id: ana.id },
              quoted: [{ content: 'Is it there?' }],
            },
          },
        });
        expect(JSON.stringify(found)).not.toContain('Or else.');
        const stranger = await person(server());
        expect(await desk.reported(mo, stranger, { message_id: bad })).toMatchObject({ subject: 'other' });
        // The same for one's own message.
        expect(await desk.reported(mo, ana, { message_id: bad })).toMatchObject({ subject: 'other' });
      });

      test('about users, questions, and broken links', async () => {
        const [mo, ana, ben] = [await moderator(server()), await person(server()), await person(server())];
        const about = (path: string) =>
          desk.reported(mo, ben, { listing_url: `https://porchlight.test${path}` });
        expect(await about(`/sellers/${ana.id}`)).toMatchObject({ subject: 'person', title: ana.user.name });
        expect(await about(`/listings/${unknownId}`)).toMatchObject({
          subject: 'other',
          title: 'Look at this',
          allowed: ['nothing_wrong'],
        });
        const question = { name: 'Q', email: 'q@porchlight.test', category: 'account', subject: 'How so?' };
        await call('POST', '/support/contact', undefined, { ...question, message: 'I cannot find it.' });
        const asked = (await desk.cases(mo)).find(({ subject }) => subject === 'question');
        expect(asked).toMatchObject({ title: 'How so?', reports: 1, urgency: 'medium' });
        expect((await desk.read(mo, asked?.id ?? '')).reports_list).toMatchObject([
          { report_type: 'account', description: 'I cannot find it.', reporter: { email: question.email } },
        ]);
      });

      test('urgent first, then oldest', async () => {
        const mo = await moderator(server());
        for (const [subject, urgency] of [
          ['A', 'low'],
          ['B', 'critical'],
          ['C', 'critical'],
        ]) {
          server().clock.advance(1000);
          await desk.report(undefined, { subject: `queue ${subject}`, urgency });
        }
        const titles = (await desk.cases(mo)).map(({ title }) => title);
        expect(titles.filter((title) => title.startsWith('queue'))).toEqual([
          'queue B',
          'queue C',
          'queue A',
        ]);
        expect((await call('GET', '/admin/cases?state=lost', mo)).status).toBe(422);
      });
    });

    describe('decides', () => {
      const aCase = async () => {
        const [mo, ana, ben] = [await moderator(server()), await person(server()), await person(server())];
        const listing = await postListing(server(), ana);
        const found = await desk.reported(mo, ben, { listing_url: listingAddress(listing.id) });
        return { mo, ana, ben, listing, found };
      };

      test("a case taken by one moderator can't be taken or decided by another", async () => {
        const { mo, found } = await aCase();
        const max = await moderator(server(), 'Max');
        const taken = await dataOf<CaseAnswer>(call('PUT', `/admin/cases/${found.id}/taken`, mo));
        expect(taken.case.taken_by).toEqual({ id: mo.id, name: mo.user.name });
        expect((await call('PUT', `/admin/cases/${found.id}/taken`, max)).status).toBe(409);
        expect((await desk.decide(max, taken.case, { kind: 'nothing_wrong' })).status).toBe(409);
        const free = await dataOf<CaseAnswer>(call('DELETE', `/admin/cases/${found.id}/taken`, max));
        expect(free.case.taken_by).toBeNull();
        expect((await desk.decide(max, free.case, { kind: 'nothing_wrong' })).status).toBe(201);
      });

      test('once: of two parallel decisions the second is refused', async () => {
        const { mo, found } = await aCase();
        const max = await moderator(server(), 'Max');
        const answers = await Promise.all(
          [mo, max].map((who) => desk.decide(who, found, { kind: 'nothing_wrong' })),
        );
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
        const refused = answers.find(({ status }) => status === 409);
        expect(refused === undefined ? '' : (await bodyOf(refused)).code).toBe('case_changed');
        expect(await desk.read(mo, found.id)).toMatchObject({
          state: 'decided',
          allowed: [],
          decisions: [{ kind: 'nothing_wrong' }],
        });
      });

      test('not when it was reported again meanwhile, nor with an unsuitable decision', async () => {
        const { mo, ben, listing, found } = await aCase();
        await desk.report(ben, { listing_url: listingAddress(listing.id) });
        expect((await desk.decide(mo, found, { kind: 'nothing_wrong' })).status).toBe(409);
        const now = await desk.read(mo, found.id);
        expect((await desk.decide(mo, now, { kind: 'remove_message' })).status).toBe(422);
        expect((await desk.decide(mo, now, { kind: 'restore' })).status).toBe(422);
        expect((await desk.decide(mo, now, { kind: 'warn', reason: 'other' })).status).toBe(422);
      });

      test('and undoes it: the case is open again, and its history shows the decision', async () => {
        const { mo, ana, ben, listing, found } = await aCase();
        const decided = await dataOf<CaseAnswer>(
          desk.decide(mo, found, { kind: 'warn', reason: 'other', words: 'Not again.' }),
        );
        const undone = await dataOf<CaseAnswer>(desk.undo(mo, decided.case));
        expect(undone.case).toMatchObject({
          state: 'open',
          decisions: [{ kind: 'warn', words: 'Not again.', by: { id: mo.id }, undone_by: { id: mo.id } }],
        });
        expect((await desk.undo(mo, undone.case)).status).toBe(409);
        const path = `/admin/cases/${found.id}/decisions/${unknownId}`;
        expect((await call('DELETE', path, mo)).status).toBe(404);
        // Decisions about the same user also show in their other cases.
        const other = await desk.reported(mo, ben, { listing_url: `https://a.test/sellers/${ana.id}` });
        expect(other.history).toMatchObject([{ kind: 'warn', case_id: found.id }]);
        expect(listing.id).not.toBe(other.id);
      });
    });

    describe('has moderators', () => {
      test('added by their confirmed address and removed by administrators, with a password', async () => {
        const [mo, ana] = [await administrator(server()), await person(server(), { name: 'Ana' })];
        const proof = { password: PASSWORD };
        const name = (email: string) => call('POST', '/admin/moderators', mo, { email, ...proof });
        const remove = (by: TestPerson, json: object) =>
          call('DELETE', `/admin/moderators/${ana.id}`, by, json);
        expect((await bodyOf(await name(ana.user.email))).errors).toHaveProperty('email');
        await server().db.query('UPDATE users SET verified = true WHERE id = $1', [ana.id]);
        const named = await dataOf<{ moderator: Moderator }>(name(ana.user.email.toUpperCase()));
        expect(named.moderator).toEqual({
          id: ana.id,
          name: 'Ana',
          email: ana.user.email,
          named_at: server().clock.now().toISOString(),
        });
        expect((await name(ana.user.email)).status).toBe(201);
        expect((await call('GET', '/admin/cases', ana)).status).toBe(200);
        for (const json of [{}, { password: 'Porchlight2' }]) {
          const add = await call('POST', '/admin/moderators', mo, { email: ana.user.email, ...json });
          for (const refused of [add, await remove(mo, json)])
            expect([refused.status, (await bodyOf(refused)).errors]).toEqual([
              422,
              { password: [expect.any(String)] },
            ]);
        }
        for (const refused of [
          await call('POST', '/admin/moderators', ana, { email: mo.user.email, ...proof }),
          await remove(ana, proof),
        ])
          expect([refused.status, (await bodyOf(refused)).message]).toEqual([
            403,
            texts.moderation.notAdministrator,
          ]);
        expect((await remove(mo, proof)).status).toBe(204);
        expect((await call('GET', '/admin/cases', ana)).status).toBe(403);
        expect((await remove(mo, proof)).status).toBe(404);
      });

      test("named in the settings, who can't be removed", async () => {
        const mo = await administrator(server());
        const { moderators } = await dataOf<ModeratorsAnswer>(call('GET', '/admin/moderators', mo));
        expect(moderators.find(({ id }) => id === mo.id)?.named_at).toBeNull();
        const removed = await call('DELETE', `/admin/moderators/${mo.id}`, mo, { password: PASSWORD });
        expect(removed.status).toBe(409);
      });
    });

    describe('has a log', () => {
      test('of who did what about what, once for each look', async () => {
        const [mo, ana, ben] = [await moderator(server()), await person(server()), await person(server())];
        const { id } = await postListing(server(), ana, { title: 'Logged desk' });
        const written = await dataOf<{ id: string }>(conversations.write(ben, id, 'Fool.'));
        const found = await desk.reported(mo, ana, { message_id: written.id });
        await desk.read(mo, found.id);
        await desk.decide(mo, found, { kind: 'warn', reason: 'offensive', words: 'Be kind.' });
        const { entries } = await dataOf<LogAnswer>(call('GET', `/admin/log?by=${mo.id}`, mo));
        expect(entries.map(({ action }) => action).toSorted()).toEqual([
          'case_seen',
          'decided',
          'messages_seen',
        ]);
        expect(entries.find(({ action }) => action === 'decided')).toMatchObject({
          by: { id: mo.id, name: mo.user.name },
          about: { kind: 'message', id: written.id, title: 'Logged desk' },
          case_id: found.id,
          reason: 'offensive',
          words: 'Warn: Be kind.',
        });
        const only = await dataOf<LogAnswer>(call('GET', '/admin/log?action=case_opened&limit=1', mo));
        expect(only.entries).toMatchObject([{ action: 'case_opened', by: null }]);
        expect((await call('GET', '/admin/log?action=other', mo)).status).toBe(422);
        expect((await call('GET', '/admin/log?by=me', mo)).status).toBe(422);
      });

      test.each([
        "UPDATE moderation_log SET words = 'nothing'",
        'DELETE FROM moderation_log',
        'DELETE FROM moderation_log WHERE false',
        'TRUNCATE moderation_log',
      ])('that is append-only: %s', async (sql) => {
        await expect(server().db.query(sql)).rejects.toThrow('only grows');
      });
    });
  },
  { settings: { rateLimits: false } },
);
