import type { CaseAnswer, CaseDetail } from '@porchlight/domain';
import { expect, test } from 'vitest';
import { deskOf, listingAddress, moderator } from '../../testing/moderators.ts';
import { dataOf, person, postListing } from '../../testing/people.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';

describeOnDatabases(
  'emails about decisions',
  (server) => {
    const desk = deskOf(server);

    /** A reported listing whose owner has confirmed their address, or not. */
    async function aCase(isProven: boolean, preference = 'email') {
      const [mo, ana] = [await moderator(server()), await person(server(), { name: 'Ana' })];
      const ben = await person(server(), { name: 'Benedict' });
      await server().db.query('UPDATE users SET verified = $2 WHERE id = $1', [ana.id, isProven]);
      const listing = await postListing(server(), ana, { title: 'Golden watch' });
      const about = { listing_url: listingAddress(listing.id), contact_preference: preference };
      const found = await desk.reported(mo, ben, about);
      await server().runJobs();
      server().mails.length = 0;
      return { mo, ana, ben, listing, about, found };
    }
    const hide = { kind: 'hide_listing', reason: 'misleading', words: 'It is brass.' };
    const decide = async (mo: Parameters<typeof desk.decide>[0], found: CaseDetail, decision: object) => {
      const { case: after } = await dataOf<CaseAnswer>(desk.decide(mo, found, { ...decision }));
      await server().runJobs();
      return after;
    };
    const emailsTo = ({ user }: { user: { email: string } }) =>
      server().mails.filter(({ to }) => to === user.email);

    test('tell whom it is about the reason and how to object, and never who reported it', async () => {
      const { mo, ana, ben, found } = await aCase(true);
      await decide(mo, found, hide);
      const [letter] = emailsTo(ana);
      expect(letter).toMatchObject({
        subject: 'Your listing “Golden watch” is hidden',
        replyTo: 'support@porchlight.test',
      });
      for (const part of [
        'Hello Ana,',
        'The reason: Misleading.',
        'It is brass.',
        '/rules',
        'reply to this email',
      ])
        expect(letter?.text).toContain(part);
      for (const secret of ['Benedict', ben.user.email, mo.user.name])
        expect(letter?.text).not.toContain(secret);
      // What helps first, with the listing that it is about.
      expect(letter?.text).toMatch(/Golden watch · \$[\s\S]+\/listings\/[^/]+\/edit[\s\S]+\/rules/);
    });

    test('contain no typed text if the address is not confirmed', async () => {
      const { mo, ana, found } = await aCase(false);
      await decide(mo, found, hide);
      const [letter] = emailsTo(ana);
      expect(letter?.subject).toBe('One of your listings is hidden');
      expect(letter?.text).toContain('The reason: Misleading.');
      for (const typed of ['Ana,', 'Golden watch', 'It is brass.']) expect(letter?.text).not.toContain(typed);
    });

    test('tell who reported that it was decided, once, and nothing of the other one', async () => {
      const { mo, ana, ben, about, found } = await aCase(true);
      const after = await decide(mo, found, hide);
      const [letter, ...more] = emailsTo(ben);
      expect(more).toEqual([]);
      expect(letter?.subject).toMatch(/^We decided on your report \(#[0-9A-F]{6}\)$/);
      for (const secret of ['Ana', 'Golden watch', 'Misleading', ana.user.email])
        expect(letter?.text).not.toContain(secret);
      await desk.undo(mo, after);
      const late = await person(server());
      server().clock.advance(1000);
      const again = await desk.reported(mo, late, about);
      await decide(mo, again, { kind: 'nothing_wrong', reason: 'no_violation' });
      expect(emailsTo(ben)).toHaveLength(1);
      expect(emailsTo(late).map(({ subject }) => subject)).toContainEqual(
        expect.stringMatching(/^We decided on your report \(#[0-9A-F]{6}\)$/),
      );
    });

    test("aren't sent to reporters who declined contact, nor to the owner when nothing is wrong", async () => {
      const { mo, ana, ben, found } = await aCase(true, 'none');
      await decide(mo, found, { kind: 'nothing_wrong', reason: 'no_violation' });
      expect([emailsTo(ana), emailsTo(ben)]).toEqual([[], []]);
    });

    test('report that a decision was undone; when undone at once, only that', async () => {
      const { mo, ana, found } = await aCase(true);
      const after = await dataOf<CaseAnswer>(desk.decide(mo, found, { kind: 'suspend', days: 1 }));
      await desk.undo(mo, after.case);
      await server().runJobs();
      expect(emailsTo(ana).map(({ subject }) => subject)).toEqual(['We undid a decision']);
    });

    test.each([
      [{ kind: 'warn' }, 'A warning from Porchlight'],
      [{ kind: 'suspend', days: 1 }, 'Your Porchlight account is suspended for a day'],
      [{ kind: 'suspend', days: 30 }, 'Your Porchlight account is suspended for 30 days'],
      [{ kind: 'suspend', days: null }, 'Your Porchlight account is suspended permanently'],
    ])('say what was decided: %j', async (decision, subject) => {
      const { mo, ana, found } = await aCase(true);
      await decide(mo, found, decision);
      expect(emailsTo(ana).map((letter) => letter.subject)).toEqual([subject]);
    });
  },
  { settings: { rateLimits: false } },
);
