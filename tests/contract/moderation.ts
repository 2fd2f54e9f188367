import {
  type AccountAnswer,
  type CaseAnswer,
  type CaseDetail,
  type CasesAnswer,
  type ConversationAnswer,
  type Listing,
  type ListingImage,
  type ListingsAnswer,
  type LogAnswer,
  type Message,
  type ModeratorsAnswer,
  texts,
} from '@porchlight/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ContractApi, dataOf, errorOf, password, type TestUser, unknownId } from './api.ts';
import { formOf, png } from './images.ts';

/** Contract for moderation and its access rules. */
export function moderationContract(api: () => ContractApi): void {
  const call = (method: string, path: string, who?: TestUser, json?: unknown) =>
    api().call(method, path, {
      ...(who === undefined ? {} : { token: who.token }),
      ...(json === undefined ? {} : { json }),
    });
  const statusOf = async (...asked: Parameters<typeof call>) => (await call(...asked)).status;
  const page = (path: string) => `https://porchlight.test${path}`;

  describe('moderation', () => {
    let mo: TestUser;
    let max: TestUser;
    beforeAll(async () => {
      mo = await api().moderator('Mo');
      max = await api().moderator('Max');
    });

    const read = async (id: string) => (await dataOf<CaseAnswer>(call('GET', `/admin/cases/${id}`, mo))).case;
    /** Reports a subject and returns its case. */
    async function reported(who: TestUser, about: Record<string, unknown>): Promise<CaseDetail> {
      const subject = `Report ${crypto.randomUUID()}`;
      const answer = await call('POST', '/support/report', who, {
        reporter_name: 'Rae',
        reporter_email: who.user.email,
        report_type: 'scam',
        urgency: 'critical',
        subject,
        description: 'Asked for gift cards.',
        contact_preference: 'none',
        ...about,
      });
      expect(answer.status).toBe(201);
      for (let number = 1; ; number += 1) {
        const { cases, pagination } = await dataOf<CasesAnswer>(
          call('GET', `/admin/cases?page=${number}&limit=100`, mo),
        );
        for (const { id } of cases) {
          const found = await read(id);
          if (found.reports_list.some((each) => each.subject === subject)) return found;
        }
        if (!pagination.has_next) throw new Error('The report has no case.');
      }
    }
    const decide = (who: TestUser, { id, version }: CaseDetail, decision: Record<string, unknown>) =>
      call('POST', `/admin/cases/${id}/decisions`, who, { reason: 'scam', words: '', version, ...decision });
    const decided = async (found: CaseDetail, decision: Record<string, unknown>) => {
      const answer = await decide(mo, found, decision);
      expect(answer.status).toBe(201);
      return (await dataOf<CaseAnswer>(answer)).case;
    };
    const undo = (who: TestUser, { id, decisions }: CaseDetail) =>
      call('DELETE', `/admin/cases/${id}/decisions/${decisions[0]?.id}`, who);

    test.each<[method: string, path: string, json?: object]>([
      ['GET', '/admin/cases'],
      ['GET', `/admin/cases/${unknownId}`],
      ['PUT', `/admin/cases/${unknownId}/taken`],
      ['DELETE', `/admin/cases/${unknownId}/taken`],
      ['POST', `/admin/cases/${unknownId}/decisions`, { kind: 'nothing_wrong', reason: 'spam', version: 1 }],
      ['DELETE', `/admin/cases/${unknownId}/decisions/${unknownId}`],
      ['GET', '/admin/log'],
      ['GET', '/admin/moderators'],
      ['POST', '/admin/moderators', { email: `nobody-${unknownId}@porchlight.test`, password }],
      ['DELETE', `/admin/moderators/${unknownId}`, { password }],
    ])('%s %s is for moderators', async (method, path, json) => {
      const ana = await api().newUser();
      expect(await statusOf(method, path, undefined, json)).toBe(401);
      const refused = await call(method, path, ana, json);
      expect(refused.status).toBe(403);
      expect((await errorOf(refused)).message).toBe(texts.moderation.notModerator);
      const isOfNothing = path.includes(unknownId);
      const allowed = await statusOf(method, path, mo, json);
      if (method === 'POST' && path === '/admin/moderators') expect(allowed).toBe(422);
      else expect(allowed).toBe(isOfNothing ? 404 : 200);
    });

    test('a case holds all reports about one listing, with the listing as first reported', async () => {
      const [ana, ben] = [await api().newUser('Ana'), await api().newUser()];
      const listing = await api().listingOf(ana, { title: 'Golden watch' });
      const about = { listing_url: page(`/listings/${listing.id}`) };
      const first = await reported(ben, { ...about, urgency: 'low' });
      expect(first).toMatchObject({
        subject: 'listing',
        title: 'Golden watch',
        state: 'open',
        reports: 1,
        signals: 0,
        is_changed: false,
        snapshot: { listing: { id: listing.id, owner: { id: ana.id, name: 'Ana' } }, person: { id: ana.id } },
        allowed: ['nothing_wrong', 'hide_listing', 'warn', 'suspend'],
      });
      const changed = await api().listingBody({ title: 'Brass watch' });
      expect(await statusOf('PUT', `/listings/${listing.id}`, ana, changed)).toBe(200);
      const again = await reported(max, about);
      expect(again).toMatchObject({ id: first.id, reports: 2, urgency: 'critical', is_changed: true });
      expect(again.snapshot.listing?.title).toBe('Golden watch');
      expect([first.listing_now, again.listing_now?.title]).toEqual([null, 'Brass watch']);
      expect((await reported(ben, { listing_url: page(`/sellers/${ana.id}`) })).subject).toBe('person');
      expect(await reported(ben, {})).toMatchObject({ subject: 'other', allowed: ['nothing_wrong'] });
    });

    test('one moderator takes it; it is decided once, on the version they read', async () => {
      const [ana, ben] = [await api().newUser(), await api().newUser()];
      const { id } = await api().listingOf(ana);
      const about = { listing_url: page(`/listings/${id}`) };
      const found = await reported(ben, about);
      const path = `/admin/cases/${found.id}/taken`;
      const { case: taken } = await dataOf<CaseAnswer>(call('PUT', path, mo));
      expect(taken.taken_by).toEqual({ id: mo.id, name: 'Mo' });
      expect([await statusOf('PUT', path, mo), await statusOf('PUT', path, max)]).toEqual([200, 409]);
      expect((await decide(max, taken, { kind: 'nothing_wrong' })).status).toBe(409);
      const { case: free } = await dataOf<CaseAnswer>(call('DELETE', path, max));
      expect(free.taken_by).toBeNull();
      await reported(ben, about);
      const late = await decide(mo, free, { kind: 'nothing_wrong' });
      expect([late.status, (await errorOf(late)).code]).toEqual([409, 'case_changed']);
      const answers = await Promise.all(
        [mo, max].map(async (who) => decide(who, await read(found.id), { kind: 'nothing_wrong' })),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
      expect(await statusOf('PUT', path, mo)).toBe(409);
      const { cases } = await dataOf<CasesAnswer>(call('GET', '/admin/cases?state=decided', mo));
      expect(cases[0]).toMatchObject({ id: found.id, state: 'decided' });
    });

    test.each([
      [{ kind: 'praise' }, 'kind', texts.moderation.kindRequired],
      [{ kind: 'remove_message' }, 'kind', texts.moderation.notForThis],
      [{ kind: 'restore' }, 'kind', texts.moderation.notForThis],
      [{ kind: 'warn', reason: '' }, 'reason', texts.moderation.reasonRequired],
      [{ kind: 'warn', reason: 'other' }, 'words', texts.moderation.wordsRequired],
      [{ kind: 'warn', words: 'x'.repeat(2001) }, 'words', texts.moderation.wordsTooLong],
      [{ kind: 'warn', days: 7 }, 'days', texts.moderation.daysOnlySuspended],
      [{ kind: 'suspend' }, 'days', texts.moderation.daysRequired],
    ])('a decision is checked: %j', async (decision, field, text) => {
      const ana = await api().newUser();
      const found = await reported(ana, { listing_url: page(`/sellers/${ana.id}`) });
      const answer = await decide(mo, found, decision);
      expect(answer.status).toBe(422);
      expect((await errorOf(answer)).errors?.[field]).toContain(text);
    });

    test('a hidden listing is visible only to its owner, reopens its case when edited, and can be restored', async () => {
      const [ana, ben] = [await api().newUser(), await api().newUser()];
      const listing = await api().listingOf(ana);
      const path = `/listings/${listing.id}`;
      const seen = async (who?: TestUser) => {
        const list = await dataOf<ListingsAnswer>(call('GET', `/listings?user_id=${ana.id}`, who));
        return [await statusOf('GET', path, who), list.listings.length];
      };
      expect(await statusOf('POST', `/favorites/${listing.id}`, ben)).toBe(200);
      const found = await reported(ben, { listing_url: page(path) });
      const hidden = { kind: 'hide_listing', reason: 'prohibited', words: 'Not here.' };
      const after = await decided(found, hidden);
      expect(after).toMatchObject({
        state: 'decided',
        allowed: [],
        decisions: [{ ...hidden, by: { id: mo.id } }],
      });
      expect([await seen(), await seen(ben)]).toEqual([
        [404, 0],
        [404, 0],
      ]);
      expect(await dataOf<Listing[]>(call('GET', '/favorites', ben))).toEqual([]);
      expect(await statusOf('POST', '/messages', ben, { listing_id: listing.id, content: 'Hi' })).toBe(404);
      const own = await dataOf<Listing>(call('GET', path, ana));
      expect(own.hidden).toEqual({ reason: 'prohibited', words: 'Not here.' });
      const changed = await api().listingBody({ title: 'Garden fork' });
      expect(await statusOf('PUT', path, ana, changed)).toBe(200);
      const again = await read(found.id);
      expect(again).toMatchObject({ state: 'open', is_new_since_edit: true });
      expect(again.allowed).toContain('restore');
      // Moderators still see the hidden listing.
      expect(again.listing_now).toMatchObject({ id: listing.id, title: 'Garden fork' });
      const restored = await decided(again, { kind: 'restore', reason: 'no_violation' });
      expect(await seen(ben)).toEqual([200, 1]);
      expect(await statusOf('DELETE', `/admin/cases/${found.id}/decisions/${unknownId}`, mo)).toBe(404);
      expect((await undo(max, restored)).status).toBe(200);
      expect(await seen(ben)).toEqual([404, 0]);
      expect((await undo(max, restored)).status).toBe(409);
    });

    test('a hidden listing reopens its case when only its photos change', async () => {
      const [ana, ben] = [await api().newUser(), await api().newUser()];
      const { id } = await api().listingOf(ana);
      const upload = () =>
        api().call('POST', `/listings/${id}/images`, { token: ana.token, body: formOf(png) });
      const [photo] = await dataOf<ListingImage[]>(upload());
      const found = await reported(ben, { listing_url: page(`/listings/${id}`) });
      let latest = await decided(found, { kind: 'hide_listing' });
      const changes = [upload, () => call('DELETE', `/images/${photo?.id}`, ana)];
      for (const [number, change] of changes.entries()) {
        expect((await change()).ok).toBe(true);
        latest = await read(found.id);
        expect(latest, `change ${number}`).toMatchObject({
          state: 'open',
          is_new_since_edit: true,
          is_changed: true,
        });
        latest = await decided(latest, { kind: 'nothing_wrong' });
        expect(latest.state).toBe('decided');
      }
    });

    test('a suspended user can read their own data and do nothing else; their listings are hidden', async () => {
      const [ana, ben] = [await api().newUser(), await api().newUser()];
      const listing = await api().listingOf(ana);
      const found = await reported(ben, { listing_url: page(`/sellers/${ana.id}`) });
      const after = await decided(found, { kind: 'suspend', reason: 'spam', days: 7 });
      const refused = await call('POST', '/listings', ana, await api().listingBody());
      expect([refused.status, (await errorOf(refused)).code]).toEqual([403, 'suspended']);
      expect(await statusOf('PUT', '/auth/name', ana, { name: 'Other' })).toBe(403);
      expect(await statusOf('GET', '/messages/conversations', ana)).toBe(200);
      const me = await dataOf<AccountAnswer>(call('GET', '/auth/me', ana));
      expect(me.suspension).toMatchObject({ reason: 'spam', until: expect.any(String) });
      expect(await statusOf('GET', `/listings/${listing.id}`, ben)).toBe(404);
      expect((await undo(mo, after)).status).toBe(200);
      expect(await statusOf('GET', `/listings/${listing.id}`, ben)).toBe(200);
      expect(await dataOf<AccountAnswer>(call('GET', '/auth/me', ana))).not.toHaveProperty('suspension');
    });

    describe('a token issued before a suspension', () => {
      let [ana, ben]: TestUser[] = [];
      let ids: Record<string, string> = {};
      beforeAll(async () => {
        [ana, ben] = [await api().newUser(), await api().newUser()];
        const [own, other] = [await api().listingOf(ana), await api().listingOf(ben)];
        const message = { listing_id: own.id, content: 'Is it there?' };
        const { id } = await dataOf<Message>(call('POST', '/messages', ben, message));
        await decided(await reported(ben, { listing_url: page(`/sellers/${ana.id}`) }), {
          kind: 'suspend',
          days: 1,
        });
        ids = { own: own.id, other: other.id, ben: ben.id, message: id };
      });

      test.each<[method: string, path: string]>([
        ['POST', '/listings'],
        ['PUT', '/listings/:own'],
        ['PATCH', '/listings/:own/status'],
        ['POST', '/listings/:own/bump'],
        ['DELETE', '/listings/:own'],
        ['POST', '/listings/:own/images'],
        ['POST', '/images'],
        ['POST', '/listings/:other/phone'],
        ['POST', '/favorites/:other'],
        ['DELETE', '/favorites/:other'],
        ['POST', '/messages'],
        ['POST', '/messages/:message/reply'],
        ['DELETE', '/messages/:message'],
        ['POST', '/messages/conversations/:other/:ben/offers'],
        ['PUT', '/auth/name'],
        ['PUT', '/auth/email'],
        ['PUT', '/auth/photo'],
        ['PUT', '/auth/notifications'],
        ['PUT', '/auth/blocks/:ben'],
        ['DELETE', '/auth/blocks/:ben'],
      ])("can't be used for %s %s", async (method, path) => {
        const asked = path.replaceAll(/:(\w+)/g, (_all, name: string) => ids[name] ?? '');
        const refused = await call(method, asked, ana, {});
        expect([refused.status, (await errorOf(refused)).code]).toEqual([403, 'suspended']);
      });

      test('reads on with it, may object, and leaves', async () => {
        const reading = [
          '/auth/me',
          '/auth/sessions',
          '/auth/export',
          '/messages/conversations',
          '/favorites',
        ];
        for (const path of reading) expect([path, await statusOf('GET', path, ana)]).toEqual([path, 200]);
        expect(await statusOf('PUT', `/messages/${ids['message']}/read`, ana)).toBe(200);
        expect(await statusOf('POST', '/auth/export', ana, { password })).toBe(200);
        const question = {
          name: 'Ana',
          email: ana?.user.email,
          subject: 'Why me?',
          category: 'other',
          message: 'I would like to know why.',
        };
        expect(await statusOf('POST', '/support/contact', ana, question)).toBe(201);
        expect(await statusOf('DELETE', '/auth/sessions', ana)).toBeLessThan(300);
        expect(await statusOf('DELETE', '/auth/account', ana, { password })).toBe(204);
      });
    });

    test("a user who deletes a suspended account can't register with that email again until the suspension is undone", async () => {
      const [lea, ben] = [await api().proven('Lea'), await api().newUser()];
      const found = await reported(ben, { listing_url: page(`/sellers/${lea.id}`) });
      const after = await decided(found, { kind: 'suspend', days: null });
      expect(await statusOf('DELETE', '/auth/account', lea, { password })).toBe(204);
      const email = lea.user.email.toUpperCase();
      const anew = () => call('POST', '/auth/register', undefined, { name: 'Lea', email, password });
      // It reads like the response for a taken email.
      expect(await errorOf(anew())).toMatchObject({
        code: 'registration_failed',
        message: texts.auth.registerFailed,
      });
      expect((await undo(mo, after)).status).toBe(200);
      expect((await anew()).status).toBe(201);
    });

    test('a removed message is empty for both users, and stays in its case', async () => {
      const [ana, ben] = [await api().newUser(), await api().newUser()];
      const { id } = await api().listingOf(ana);
      const write = { listing_id: id, content: 'You thief.' };
      const message = await dataOf<Message>(call('POST', '/messages', ben, write));
      const stranger = await api().newUser();
      expect((await reported(stranger, { message_id: message.id })).subject).toBe('other');
      const found = await reported(ana, { message_id: message.id });
      expect(found).toMatchObject({ subject: 'message', snapshot: { message: { content: 'You thief.' } } });
      const after = await decided(found, { kind: 'remove_message', reason: 'offensive' });
      const thread = async (who: TestUser, other: TestUser) =>
        (await dataOf<ConversationAnswer>(call('GET', `/messages/conversations/${id}/${other.id}`, who)))
          .messages;
      for (const messages of [await thread(ana, ben), await thread(ben, ana)])
        expect(messages).toMatchObject([{ content: '', removed: true }]);
      expect((await undo(mo, after)).status).toBe(200);
      expect((await thread(ana, ben))[0]?.content).toBe('You thief.');
    });

    test('moderators are added by a confirmed email; those from the settings stay', async () => {
      const ana = await api().newUser();
      const add = (email: string) => call('POST', '/admin/moderators', mo, { email, password });
      const unproven = await add(ana.user.email);
      expect((await errorOf(unproven)).errors?.['email']).toContain(texts.moderation.notAccountAddress);
      expect((await add(max.user.email)).status).toBe(201);
      const { moderators } = await dataOf<ModeratorsAnswer>(call('GET', '/admin/moderators', mo));
      expect(moderators.find(({ id }) => id === max.id)).toMatchObject({ name: 'Max', named_at: null });
      expect(await statusOf('DELETE', `/admin/moderators/${max.id}`, mo, { password })).toBe(409);
    });

    describe('a moderator added by an administrator', () => {
      let kim: TestUser;
      beforeAll(async () => {
        kim = await api().proven('Kim');
        const json = { email: kim.user.email, password };
        expect(await statusOf('POST', '/admin/moderators', mo, json)).toBe(201);
      });

      test.each([
        ['POST', '/admin/moderators', { email: 'contract-kim@porchlight.test' }],
        ['DELETE', `/admin/moderators/${unknownId}`, {}],
      ])(
        "can't change the list of moderators, and administrators need their password to: %s %s",
        async (method, path, json) => {
          const refused = await call(method, path, kim, { ...json, password });
          expect([refused.status, (await errorOf(refused)).message]).toEqual([
            403,
            texts.moderation.notAdministrator,
          ]);
          for (const proof of [{}, { password: 'Porchlight2' }]) {
            const unproven = await call(method, path, mo, { ...json, ...proof });
            expect([unproven.status, (await errorOf(unproven)).errors]).toEqual([
              422,
              { password: [expect.any(String)] },
            ]);
          }
        },
      );

      test.each([
        ['themselves', () => kim, 'own'],
        ['an administrator', () => max, 'administrator'],
      ] as const)('has no access to cases about %s', async (_name, about, reason) => {
        const ben = await api().newUser();
        const found = await reported(ben, { listing_url: page(`/sellers/${about().id}`) });
        const path = `/admin/cases/${found.id}`;
        const asked: [method: string, path: string, json?: object][] = [
          ['GET', path],
          ['PUT', `${path}/taken`],
          ['DELETE', `${path}/taken`],
          ['POST', `${path}/decisions`, { kind: 'warn', reason: 'spam', version: found.version }],
          ['DELETE', `${path}/decisions/${unknownId}`],
        ];
        for (const [method, to, json] of asked) {
          const refused = await call(method, to, kim, json);
          expect([method, to, refused.status, await errorOf(refused)]).toEqual([
            method,
            to,
            403,
            expect.objectContaining({
              code: 'case_not_yours',
              message: texts.moderation.conflicts[reason],
            }),
          ]);
        }
        const { cases } = await dataOf<CasesAnswer>(call('GET', '/admin/cases?limit=100', kim));
        expect(cases.map(({ id }) => id)).not.toContain(found.id);
        const log = await dataOf<LogAnswer>(call('GET', '/admin/log?limit=100', kim));
        expect(log.entries.map(({ case_id: id }) => id)).not.toContain(found.id);
      });

      test('doesn’t handle what only they reported, until another user reports it', async () => {
        const [ana, ben] = [await api().newUser(), await api().newUser()];
        const about = { listing_url: page(`/sellers/${ana.id}`) };
        const { id } = await reported(kim, about);
        const refused = await call('GET', `/admin/cases/${id}`, kim);
        expect(await errorOf(refused)).toMatchObject({
          code: 'case_not_yours',
          message: texts.moderation.conflicts.own_report,
        });
        await reported(ben, about);
        expect(await statusOf('GET', `/admin/cases/${id}`, kim)).toBe(200);
      });
    });

    test('an administrator can’t be suspended, not even by another one', async () => {
      const ben = await api().newUser();
      const found = await reported(ben, { listing_url: page(`/sellers/${max.id}`) });
      expect(found.allowed).toEqual(['nothing_wrong', 'warn']);
      const refused = await decide(mo, found, { kind: 'suspend', days: null });
      expect((await errorOf(refused)).errors?.['kind']).toEqual([texts.moderation.administratorStays]);
    });

    test('the log shows who did what', async () => {
      const ana = await api().newUser('Ana');
      const found = await reported(ana, { listing_url: page(`/sellers/${ana.id}`) });
      await decided(found, { kind: 'warn', reason: 'other', words: 'Be kind.' });
      const log = await dataOf<LogAnswer>(call('GET', `/admin/log?by=${mo.id}&action=decided`, mo));
      expect(log.entries[0]).toMatchObject({
        by: { id: mo.id, name: 'Mo' },
        action: 'decided',
        about: { kind: 'person', id: ana.id, title: 'Ana' },
        case_id: found.id,
        reason: 'other',
        words: 'Warn: Be kind.',
      });
      expect(await statusOf('GET', '/admin/log?action=gossip', mo)).toBe(422);
      expect(await statusOf('GET', '/admin/cases?state=lost', mo)).toBe(422);
    });
  });
}
