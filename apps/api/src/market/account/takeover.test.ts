import { type ConfirmationPreview, type ModeratorsAnswer, texts } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { failure, login, refresh, register } from '../../testing/auth.ts';
import { administrator } from '../../testing/moderators.ts';
import { caller, dataOf, PASSWORD, person, postListing, type TestPerson } from '../../testing/people.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';

const newPassword = 'Lamplight22';

describeOnDatabases(
  'an address registered by another user',
  (server) => {
    const call = caller(server, '/auth');
    const confirmation = (step: '' | '/preview' | '/disown', token: string) =>
      call('POST', `/confirm-email${step}`, undefined, { token });
    const change = (who: TestPerson, email: string) =>
      call('PUT', '/email', who, { email, password: PASSWORD });
    const prove = (who: TestPerson) =>
      server().db.query('UPDATE users SET verified = true WHERE id = $1', [who.id]);
    const userOf = async (id: string) =>
      (
        await server().db.query<{ verified: boolean; pending_email: string | null }>(
          'SELECT verified, pending_email FROM users WHERE id = $1',
          [id],
        )
      )[0];

    async function emailsTo(email: string): Promise<string> {
      await server().runJobs();
      const letters = server().mails.filter(({ to }) => to === email);
      return letters.map(({ subject, text }) => `${subject}\n${text}`).join('\n');
    }
    const tokenFor = async (email: string): Promise<string> =>
      /confirm-email#token=([\w-]{43})/.exec(await emailsTo(email))?.[1] ?? '';
    const resetTokenFor = async (email: string): Promise<string> =>
      /reset-password#token=([\w-]{43})/.exec(await emailsTo(email))?.[1] ?? '';
    const reset = (token: string) =>
      call('POST', '/reset-password', undefined, {
        token,
        password: newPassword,
        confirmPassword: newPassword,
      });

    describe('opening the link', () => {
      test('shows the account and confirms nothing, however often it is opened', async () => {
        const ana = await person(server(), { name: 'Ana Sousa', email: 'ana.link@porchlight.test' });
        const token = await tokenFor(ana.user.email);
        for (let opened = 0; opened < 3; opened += 1)
          expect(await dataOf<ConfirmationPreview>(confirmation('/preview', token))).toEqual({
            kind: 'account',
            name: 'Ana Sousa',
            email: 'a•••@porchlight.test',
            created_at: ana.user.created_at,
          });
        expect(await userOf(ana.id)).toMatchObject({ verified: false });
        expect((await confirmation('', token)).status).toBe(200);
        expect(await userOf(ana.id)).toMatchObject({ verified: true });
        expect((await confirmation('/preview', token)).status).toBe(422);
      });

      test('shows that an address is pending', async () => {
        const ana = await person(server());
        await change(ana, 'waits@porchlight.test');
        const token = await tokenFor('waits@porchlight.test');
        const shown = await dataOf<ConfirmationPreview>(confirmation('/preview', token));
        expect(shown).toMatchObject({ kind: 'change', email: 'w•••@porchlight.test' });
      });

      test.each(['/preview', '', '/disown'] as const)(
        'shows nothing for a link that is unknown, expired, replaced or of a deactivated user: confirm-email%s',
        async (step) => {
          const refused = { status: 422, errors: { token: [texts.auth.confirmFailed] } };
          expect(await failure(await confirmation(step, 'x'.repeat(43)))).toMatchObject(refused);
          const [ana, ben, cleo] = [await person(server()), await person(server()), await person(server())];
          await change(ana, `first-${ana.id}@porchlight.test`);
          const replaced = await tokenFor(`first-${ana.id}@porchlight.test`);
          await change(ana, `second-${ana.id}@porchlight.test`);
          expect(await failure(await confirmation(step, replaced))).toMatchObject(refused);
          const ofBen = await tokenFor(ben.user.email);
          await server().db.query('UPDATE users SET active = false WHERE id = $1', [ben.id]);
          expect(await failure(await confirmation(step, ofBen))).toMatchObject(refused);
          const late = await tokenFor(cleo.user.email);
          server().clock.advance(24 * 3_600_000);
          expect(await failure(await confirmation(step, late))).toMatchObject(refused);
        },
      );
    });

    describe('“This isn’t me”', () => {
      test('deletes an account that never confirmed the address, and frees the address', async () => {
        const eve = await person(server(), { email: 'disowned@porchlight.test' });
        await postListing(server(), eve);
        const token = await tokenFor(eve.user.email);
        const answer = await confirmation('/disown', token);
        expect(await dataOf(answer)).toEqual({ message: texts.auth.disownDone });
        expect(await userOf(eve.id)).toBeUndefined();
        expect((await call('GET', '/me', eve)).status).toBe(401);
        expect((await confirmation('/disown', token)).status).toBe(422);
        const own = { name: 'Owner', email: eve.user.email, password: PASSWORD };
        expect((await register(server(), own)).status).toBe(201);
      });

      test('withdraws a pending address and keeps the account', async () => {
        const ana = await person(server());
        await prove(ana);
        await change(ana, 'not-mine@porchlight.test');
        const token = await tokenFor('not-mine@porchlight.test');
        expect((await confirmation('/disown', token)).status).toBe(200);
        expect(await userOf(ana.id)).toEqual({ verified: true, pending_email: null });
        expect((await confirmation('', token)).status).toBe(422);
      });
    });

    describe('a reset by the owner of the mailbox', () => {
      test('confirms the address and ends what the other user set up', async () => {
        const email = 'chief@porchlight.test';
        const eve = await person(server(), { email });
        server().deps.settings.adminEmails.push(email);
        await change(eve, 'eve@porchlight.test');
        const pending = await tokenFor('eve@porchlight.test');
        const link = await tokenFor(email);
        expect((await caller(server)('GET', '/admin/cases', eve)).status).toBe(403);
        // Moderators may have suspended the account while its address was unconfirmed.
        await server().db.query(
          "INSERT INTO suspensions (user_id, decision_id, reason, words) VALUES ($1, $1, 'spam', '')",
          [eve.id],
        );
        // The owner tries to register and gets an email that explains how to take the account over.
        const own = { name: 'Owner', email, password: PASSWORD };
        expect((await register(server(), own)).status).toBe(422);
        expect(await emailsTo(email)).toContain('Your email address is used by a Porchlight account');
        expect((await reset(await resetTokenFor(email))).status).toBe(200);
        expect(await userOf(eve.id)).toEqual({ verified: true, pending_email: null });
        expect((await call('GET', '/me', eve)).status).toBe(401);
        expect((await refresh(server(), eve.refreshToken)).status).toBe(401);
        for (const token of [pending, link]) expect((await confirmation('', token)).status).toBe(422);
        expect((await login(server(), email)).status).toBe(401);
        const owner = await dataOf<TestPerson>(login(server(), email, newPassword));
        expect((await caller(server)('GET', '/admin/cases', owner)).status).toBe(200);
      });

      test('removes the moderators that the account added, and logs it', async () => {
        const [chief, friend] = [await administrator(server()), await person(server())];
        await prove(friend);
        const json = { email: friend.user.email, password: PASSWORD };
        expect((await caller(server)('POST', '/admin/moderators', chief, json)).status).toBe(201);
        await call('POST', '/forgot-password', undefined, { email: chief.user.email });
        expect((await reset(await resetTokenFor(chief.user.email))).status).toBe(200);
        const again = await dataOf<TestPerson>(login(server(), chief.user.email, newPassword));
        const { moderators } = await dataOf<ModeratorsAnswer>(
          caller(server)('GET', '/admin/moderators', again),
        );
        expect(moderators.map(({ id }) => id)).not.toContain(friend.id);
        const logged = await server().db.query(
          "SELECT by_id FROM moderation_log WHERE action = 'moderator_removed' AND about_id = $1",
          [friend.id],
        );
        expect(logged).toEqual([{ by_id: null }]);
      });
    });

    test('the email about an unconfirmed account offers to remove it instead', async () => {
      const email = 'taken-unproven@porchlight.test';
      const eve = await person(server(), { email });
      await tokenFor(email);
      server().mails.length = 0;
      await register(server(), { name: 'Owner', email, password: PASSWORD });
      expect((await confirmation('/disown', await tokenFor(email))).status).toBe(200);
      expect(await userOf(eve.id)).toBeUndefined();
    });

    test('another account that requests this address gets no link; the email is the same', async () => {
      const [eve, ana] = [await person(server()), await person(server())];
      server().mails.length = 0;
      await change(ana, eve.user.email);
      expect(await emailsTo(eve.user.email)).toContain('used by a Porchlight account');
    });
  },
  { settings: { rateLimits: false, publicUrl: 'https://porchlight.test' } },
);
