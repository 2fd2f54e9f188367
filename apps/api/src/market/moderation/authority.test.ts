import { type CaseAnswer, type CaseDetail, type LogAnswer, texts } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { conversationsOn } from '../../testing/conversations.ts';
import { administrator, deskOf, listingAddress, moderator } from '../../testing/moderators.ts';
import { bodyOf, caller, dataOf, person, postListing, type TestPerson } from '../../testing/people.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';

describeOnDatabases(
  'authority over a case',
  (server) => {
    const call = caller(server);
    const desk = deskOf(server);
    const conversations = conversationsOn(server);
    const sellerAddress = (id: string) => `https://porchlight.test/sellers/${id}`;

    /** Creates something to report about a user, by the subject of the case. */
    const subjects = {
      listing: async (who: TestPerson) => ({
        by: await person(server()),
        about: { listing_url: listingAddress((await postListing(server(), who)).id) },
      }),
      message: async (who: TestPerson) => {
        const by = await person(server());
        const { id } = await postListing(server(), by);
        const message = await dataOf<{ id: string }>(conversations.write(who, id, 'Fool.'));
        return { by, about: { message_id: message.id } };
      },
      account: async (who: TestPerson) => ({
        by: await person(server()),
        about: { listing_url: sellerAddress(who.id) },
      }),
    };
    type Subject = keyof typeof subjects;
    const subjectNames = Object.keys(subjects) as Subject[];

    /** A case about a user, as another administrator reads it. */
    async function caseAbout(who: TestPerson, subject: Subject): Promise<CaseDetail> {
      const { by, about } = await subjects[subject](who);
      return desk.reported(await administrator(server()), by, about);
    }

    /** Cases that a moderator may not handle, each with the moderator, the reason, and whether the queue shows it. */
    const conflicts: Record<string, () => Promise<[TestPerson, CaseDetail, string, boolean]>> = {
      'an own report': async () => {
        const [who, ana] = [await moderator(server()), await person(server())];
        const about = { listing_url: sellerAddress(ana.id) };
        const own = await desk.reported(await moderator(server()), who, about);
        return [who, own, texts.moderation.conflicts.own_report, true];
      },
      'an own report, made without signing in as well': async () => {
        const [who, ana] = [await moderator(server()), await person(server())];
        const about = { listing_url: sellerAddress(ana.id) };
        expect((await desk.report(undefined, about)).status).toBe(201);
        const own = await desk.reported(await moderator(server()), who, about);
        return [who, own, texts.moderation.conflicts.own_report, true];
      },
    };
    for (const subject of subjectNames) {
      conflicts[`a moderator’s own ${subject}`] = async () => {
        const who = await moderator(server());
        return [who, await caseAbout(who, subject), texts.moderation.conflicts.own, false];
      };
      conflicts[`an administrator’s own ${subject}`] = async () => {
        const who = await administrator(server());
        return [who, await caseAbout(who, subject), texts.moderation.conflicts.own, false];
      };
      conflicts[`the ${subject} of an administrator, by a moderator`] = async () => {
        const found = await caseAbout(await administrator(server()), subject);
        return [await moderator(server()), found, texts.moderation.conflicts.administrator, false];
      };
    }

    describe.each(Object.keys(conflicts))('%s is withheld from them:', (name) => {
      test('reading, taking, putting back, deciding and undoing', async () => {
        const [who, found, reason] = (await conflicts[name]?.()) ?? [];
        if (who === undefined || found === undefined) throw new Error('There is no case.');
        const path = `/admin/cases/${found.id}`;
        const verdict = [403, 'case_not_yours', reason];
        const ask = async (answer: Promise<Response>) => {
          const response = await answer;
          const { code, message } = await bodyOf(response);
          return [response.status, code, message];
        };
        const other = await administrator(server());
        expect(await ask(call('GET', path, who))).toEqual(verdict);
        expect(await ask(call('PUT', `${path}/taken`, who))).toEqual(verdict);
        expect(await ask(call('DELETE', `${path}/taken`, who))).toEqual(verdict);
        expect(await ask(desk.decide(who, found, { kind: 'nothing_wrong' }))).toEqual(verdict);
        const decided = await dataOf<CaseAnswer>(desk.decide(other, found, { kind: 'warn' }));
        expect(await ask(desk.decide(who, decided.case, { kind: 'restore' }))).toEqual(verdict);
        expect(await ask(desk.undo(who, decided.case))).toEqual(verdict);
        expect(await desk.read(other, found.id)).toMatchObject({ state: 'decided', taken_by: null });
      });

      test('the queue, the log and the history of other cases', async () => {
        const [who, found, , isListed] = (await conflicts[name]?.()) ?? [];
        if (who === undefined || found === undefined) throw new Error('There is no case.');
        const other = await administrator(server());
        const isIn = async (reader: TestPerson, state: string) =>
          (await desk.cases(reader, state)).some(({ id }) => id === found.id);
        const logged = async (reader: TestPerson) => {
          const { entries } = await dataOf<LogAnswer>(call('GET', '/admin/log?limit=100', reader));
          return entries.some(({ case_id: id }) => id === found.id);
        };
        expect([await isIn(who, 'open'), await isIn(other, 'open')]).toEqual([isListed, true]);
        await desk.decide(other, found, { kind: 'warn' });
        expect([await isIn(who, 'decided'), await isIn(other, 'decided')]).toEqual([isListed, true]);
        expect([await logged(who), await logged(other)]).toEqual([isListed, true]);
        if (isListed === true || found.snapshot.person === null) return;
        // A case reported by the affected user: its history shows decisions about both sides.
        const ana = await person(server());
        const id = found.snapshot.person.id;
        const next = await desk.reported(other, await person(server()), {
          listing_url: sellerAddress(ana.id),
        });
        await server().db.query('UPDATE reports SET reporter_id = $1 WHERE case_id = $2', [id, next.id]);
        await desk.report(await person(server()), { listing_url: sellerAddress(ana.id) });
        const history = async (reader: TestPerson) =>
          (await desk.read(reader, next.id)).history.map((decision) => decision.case_id);
        expect([await history(who), await history(other)]).toEqual([[], [found.id]]);
      });
    });

    test('a moderator may decide a case they reported once another user reports the same', async () => {
      const [mo, ana] = [await moderator(server()), await person(server())];
      const about = { listing_url: sellerAddress(ana.id) };
      const { id } = await desk.reported(await moderator(server()), mo, about);
      expect((await call('GET', `/admin/cases/${id}`, mo)).status).toBe(403);
      await desk.report(await person(server()), about);
      expect((await desk.decide(mo, await desk.read(mo, id), { kind: 'warn' })).status).toBe(201);
    });

    describe('an administrator', () => {
      test('is handled by another one, who can do everything but suspend them', async () => {
        const [chief, other] = [await administrator(server()), await administrator(server())];
        const listing = await postListing(server(), chief);
        const about = { listing_url: listingAddress(listing.id) };
        const found = await desk.reported(other, await person(server()), about);
        expect(found.allowed).toEqual(['nothing_wrong', 'hide_listing', 'warn']);
        const refused = await desk.decide(other, found, { kind: 'suspend', days: null });
        expect([refused.status, (await bodyOf(refused)).message]).toEqual([
          422,
          texts.moderation.administratorStays,
        ]);
        expect((await desk.decide(other, found, { kind: 'hide_listing' })).status).toBe(201);
        expect((await call('GET', '/admin/cases', chief)).status).toBe(200);
      });

      test('is not suspended again by undoing, when the settings name them later', async () => {
        const [other, ana, ben] = [
          await administrator(server()),
          await person(server()),
          await person(server()),
        ];
        await server().db.query('UPDATE users SET verified = true WHERE id = $1', [ana.id]);
        const about = { listing_url: sellerAddress(ana.id) };
        await desk.decide(other, await desk.reported(other, ben, about), { kind: 'suspend', days: null });
        const again = await desk.reported(other, ben, about);
        const restored = await dataOf<CaseAnswer>(
          desk.decide(other, again, { kind: 'restore', reason: 'no_violation' }),
        );
        server().deps.settings.adminEmails.push(ana.user.email);
        expect((await desk.undo(other, restored.case)).status).toBe(200);
        expect((await call('GET', '/admin/cases', ana)).status).toBe(200);
      });
    });
  },
  { settings: { rateLimits: false } },
);
