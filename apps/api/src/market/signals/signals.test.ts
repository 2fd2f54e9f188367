import type { CaseDetail, Message } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { conversationsOn } from '../../testing/conversations.ts';
import { deskOf, moderator } from '../../testing/moderators.ts';
import { caller, dataOf, person, postListing, type TestPerson } from '../../testing/people.ts';
import { sampleJpeg } from '../../testing/photos.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';

let texts = 0;
/** A description that no one else has. */
const description = (): string => {
  texts += 1;
  const words = 'shelf lamp chair stool bench frame mirror drawer handle hinge board panel'.split(' ');
  return Array.from({ length: 24 }, (_, n) => `${words[(n * texts) % words.length]}${texts}`).join(' ');
};

describeOnDatabases(
  'auto-flags',
  (server) => {
    const call = caller(server);
    const desk = deskOf(server);
    const conversations = conversationsOn(server);

    /** The open cases that something was noticed in, by what they are about. */
    async function noticed(subjectId: string): Promise<CaseDetail[]> {
      await server().runJobs();
      const mo = await moderator(server());
      const rows = await server().db.query<{ id: string }>(
        'SELECT id FROM cases WHERE subject_id = $1 ORDER BY opened_at',
        [subjectId],
      );
      return Promise.all(rows.map(({ id }) => desk.read(mo, id)));
    }
    const kindsOf = async (subjectId: string) =>
      (await noticed(subjectId)).map(({ subject, signals_list: signals }) => [
        subject,
        ...signals.map(({ kind }) => kind),
      ]);
    const addPhoto = async (who: TestPerson, id: string, color: string) => {
      const form = new FormData();
      form.append('images', new File([new Uint8Array(await sampleJpeg(48, 36, color))], 'a.jpg'));
      const path = `/api/v1/listings/${id}/images`;
      expect((await server().request('POST', path, { token: who.token, body: form })).status).toBe(201);
    };

    describe('of listings', () => {
      test('the same words from another account, once, and nothing else happens', async () => {
        const [ana, ben] = [await person(server()), await person(server())];
        const words = description();
        const first = await postListing(server(), ana, { description: words });
        expect(await kindsOf(first.id)).toEqual([]);
        const again = await postListing(server(), ana, { description: words });
        expect(await kindsOf(again.id)).toEqual([]);
        const copy = await postListing(server(), ben, { description: words.toUpperCase() });
        const [found] = await noticed(copy.id);
        expect(found).toMatchObject({
          subject: 'listing',
          state: 'open',
          urgency: 'medium',
          reports: 0,
          signals: 1,
          signals_list: [{ kind: 'same_words', details: expect.stringContaining(`/listings/${first.id}`) }],
        });
        expect(found?.signals_list[0]?.details).not.toContain(words.slice(0, 20));
        expect((await call('GET', `/listings/${copy.id}`)).status).toBe(200);
        await server().deps.jobs.add(server().db, 'look_at_listing', { listingId: copy.id });
        expect(await kindsOf(copy.id)).toEqual([['listing', 'same_words']]);
        expect(await kindsOf(first.id)).toEqual([]);
      });

      test('the same photo from another account', async () => {
        const [ana, ben] = [await person(server()), await person(server())];
        const posted = await Promise.all(
          [ana, ben, ben].map((who) => postListing(server(), who, { description: description() })),
        );
        const [of, same, other] = posted.map(({ id }) => id);
        await addPhoto(ana, of ?? '', '#135');
        await server().runJobs();
        await addPhoto(ben, same ?? '', '#135');
        await addPhoto(ben, other ?? '', '#531');
        expect(await kindsOf(same ?? '')).toEqual([['listing', 'same_photo']]);
        expect(await kindsOf(other ?? '')).toEqual([]);
      });

      test('a deleted listing matches nothing', async () => {
        const [ana, ben] = [await person(server()), await person(server())];
        const words = description();
        const { id } = await postListing(server(), ana, { description: words });
        await server().runJobs();
        expect((await call('DELETE', `/listings/${id}`, ana)).status).toBe(204);
        const { id: copy } = await postListing(server(), ben, { description: words });
        expect(await kindsOf(copy)).toEqual([]);
        const { id: brief } = await postListing(server(), ben, { description: words });
        expect((await call('DELETE', `/listings/${brief}`, ben)).status).toBe(204);
        expect(await kindsOf(brief)).toEqual([]);
      });

      test('many within an hour from a new account, not from an old one', async () => {
        const [ana, ben] = [await person(server()), await person(server())];
        await server().db.query(
          "UPDATE users SET created_at = created_at - interval '8 days' WHERE id = $1",
          [ben.id],
        );
        for (let n = 0; n < 13; n += 1)
          for (const who of [ana, ben]) await postListing(server(), who, { description: description() });
        expect(await kindsOf(ana.id)).toEqual([['person', 'many_listings']]);
        expect(await kindsOf(ben.id)).toEqual([]);
      });
    });

    describe('of messages', () => {
      test('what swindlers say, with that message alone', async () => {
        const { seller, buyer, listing, first } = await conversations.startConversation();
        const private_ = 'My daughter is away on Saturday.';
        await conversations.reply(seller, first.id, private_);
        server().clock.advance(1000);
        const sent = await dataOf<Message>(
          conversations.write(buyer, listing.id, 'I sent you a verification code, what does it say?'),
        );
        const [found, more] = await noticed(sent.id);
        expect(more).toBeUndefined();
        expect(found?.signals_list.map(({ kind }) => kind)).toEqual(['scam_words']);
        expect(found?.snapshot.message).toMatchObject({ id: sent.id, quoted: [] });
        expect(JSON.stringify(found)).not.toContain(private_);
        expect(found?.signals_list[0]?.details).not.toContain('verification');
        expect(await noticed(first.id)).toEqual([]);
      });

      test('three per user a day at most', async () => {
        const { buyer, listing } = await conversations.startConversation();
        const sent: string[] = [];
        for (let n = 0; n < 5; n += 1)
          sent.push(
            (
              await dataOf<Message>(
                conversations.write(buyer, listing.id, `Tell me the verification code ${n}`),
              )
            ).id,
          );
        const cases = await Promise.all(sent.map((id) => noticed(id)));
        expect(cases.flat()).toHaveLength(3);
      });

      test('many first messages from a new account', async () => {
        const [seller, ana, ben] = [await person(server()), await person(server()), await person(server())];
        await server().db.query(
          "UPDATE users SET created_at = created_at - interval '8 days' WHERE id = ANY($1::uuid[])",
          [[ben.id, seller.id]],
        );
        for (let n = 0; n < 10; n += 1) {
          const { id } = await postListing(server(), seller, { description: description() });
          for (const who of [ana, ben]) expect((await conversations.write(who, id)).status).toBe(201);
        }
        expect(await kindsOf(ana.id)).toEqual([['person', 'many_messages']]);
        expect(await kindsOf(ben.id)).toEqual([]);
      });

      test('many first messages that are offers', async () => {
        const [seller, ana] = [await person(server()), await person(server())];
        await server().db.query(
          "UPDATE users SET created_at = created_at - interval '8 days' WHERE id = $1",
          [seller.id],
        );
        for (let n = 0; n < 10; n += 1) {
          const { id } = await postListing(server(), seller, {
            description: description(),
            price_type: 'negotiable',
            price: 50,
          });
          const path = `/messages/conversations/${id}/${seller.id}/offers`;
          const { status } = await call('POST', path, ana, { amount: 40 });
          expect(status).toBe(201);
        }
        expect(await kindsOf(ana.id)).toEqual([['person', 'many_messages']]);
      });
    });

    test('a report about an auto-flagged subject joins its case', async () => {
      const { buyer, listing, seller } = await conversations.startConversation();
      const sent = await dataOf<Message>(
        conversations.write(buyer, listing.id, 'What is the verification code that you got?'),
      );
      await server().runJobs();
      const mo = await moderator(server());
      const found = await desk.reported(mo, seller, { message_id: sent.id });
      expect(found).toMatchObject({ reports: 1, signals: 1, urgency: 'high' });
    });

    test('no job contains typed text', async () => {
      const { buyer, listing } = await conversations.startConversation();
      await conversations.write(buyer, listing.id, 'Quite a secret');
      const jobs = await server().db.query("SELECT payload::text FROM jobs WHERE kind LIKE 'look_at_%'");
      expect(jobs.length).toBeGreaterThan(0);
      expect(JSON.stringify(jobs)).not.toContain('secret');
    });
  },
  { settings: { rateLimits: false } },
);
