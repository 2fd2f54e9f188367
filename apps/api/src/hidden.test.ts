import type { Message } from '@porchlight/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from './resources.ts';
import { conversationsOn, nobody } from './testing/conversations.ts';
import { caller, dataOf, listingBody, person, postListing, type TestPerson } from './testing/people.ts';
import { sampleJpeg } from './testing/photos.ts';
import { describeOnDatabases } from './testing/testApi.ts';

/** Reasons why a listing or its seller is hidden, and from which users. */
const situations = {
  'a hidden listing': 'everyone',
  'a suspended seller': 'everyone',
  'a deactivated seller': 'everyone',
  'a seller who blocked the viewer': 'signed in',
  'a seller whom the viewer blocked': 'signed in',
} as const;
type Situation = keyof typeof situations;

/** Ids of the hidden listing and seller, or in their place ids that don't exist. */
interface Ids {
  listing: string;
  seller: string;
  image: string;
  word: string;
}

interface Case {
  situation: Situation;
  ids: Ids;
  /** Texts that would reveal the listing or the seller. */
  marks: string[];
  /** A user without any contact with them. */
  stranger: TestPerson;
  /** A user who saved the listing, saw its phone number and sent a message about it before. */
  known: TestPerson;
  message: string;
}

type Paths = (ids: Ids) => string[];

/**
 * How a read hides something. `missing`: the response is the same as for ids that don't exist. `without`: the
 * response omits it. Otherwise the reason why the read contains nothing of other users, or why it may.
 */
type Read =
  | { missing: Paths; not?: readonly Situation[] }
  | { without: Paths; not?: readonly Situation[] }
  | { why: string };

const own = 'holds what is the viewer’s own';
const moderators = 'is for moderators, who see what is hidden';

const reads: Record<string, Read> = {
  '/listings': {
    without: ({ listing, seller, word }) => [
      '/listings?limit=100',
      ...['active', 'reserved', 'sold', 'expired'].map((status) => `/listings?limit=100&status=${status}`),
      `/listings?query=${word}`,
      `/listings?query=${word}&spelling=exact`,
      `/listings?user_id=${seller}`,
      `/listings?exclude=${listing}`,
      `/listings?limit=100&without_sellers=${nobody}`,
      '/listings?limit=100&location=Austin,%20TX',
      '/listings?limit=100&near=Austin,%20TX&sort_by=distance',
    ],
  },
  '/categories/:id/listings': { without: () => ['/categories/furniture/listings?limit=100'] },
  '/listings/recent': { without: () => ['/listings/recent?limit=100'] },
  '/listings/map': { without: ({ word }) => ['/listings/map', `/listings/map?query=${word}`] },
  '/listings/:id': {
    missing: ({ listing }) => [`/listings/${listing}`, `/listings/${listing}?near=Austin,%20TX`],
  },
  '/listings/:id/area': { missing: ({ listing }) => [`/listings/${listing}/area`] },
  '/listings/:id/askers': { missing: ({ listing }) => [`/listings/${listing}/askers`] },
  '/images/:id': { missing: ({ image }) => [`/images/${image}`] },
  '/users/:id': { missing: ({ seller }) => [`/users/${seller}`], not: ['a hidden listing'] },
  '/search/suggestions': {
    without: ({ word }) => [
      `/search/suggestions?query=${word.slice(0, 6)}`,
      `/search/suggestions?query=${word}`,
    ],
    // Words of public titles, the same for all viewers and cached; they include those of any listing that a
    // visitor sees.
    not: ['a seller who blocked the viewer', 'a seller whom the viewer blocked'],
  },
  '/favorites': { without: () => ['/favorites'] },
  '/favorites/:id/check': { missing: ({ listing }) => [`/favorites/${listing}/check`] },
  '/messages/can-message/:listing': { missing: ({ listing }) => [`/messages/can-message/${listing}`] },
  '/categories': { why: 'names categories' },
  '/categories/stats': { why: 'holds counts: see "is in no count"' },
  '/listings/stats': { why: 'holds counts: see "is in no count"' },
  '/listings/counts': { why: 'holds counts: see "is in no count"' },
  '/geo/autocomplete': { why: 'names places' },
  '/geo/nearest': { why: 'names places' },
  '/user/listings': { why: own },
  '/auth/me': { why: own },
  '/auth/sessions': { why: own },
  '/auth/export': { why: own },
  '/auth/export/file': { why: `${own}: exports.test.ts` },
  '/auth/notifications': { why: own },
  '/auth/blocks': { why: 'names whom the viewer blocked: blocks.ts of the contract' },
  '/messages/conversations': { why: 'see "is in a conversation of before"' },
  '/messages/conversations/:listing/:other': { why: 'see "is in a conversation of before"' },
  '/messages/open-offers': { why: 'see "is in a conversation of before"' },
  '/messages/unread-count': { why: 'see "is in a conversation of before"' },
  '/messages/:id': { why: 'see "is in a conversation of before"' },
  '/messages/events': { why: 'holds ids of messages of the viewer: blocked.test.ts' },
  '/admin/log': { why: moderators },
  '/admin/moderators': { why: moderators },
  '/admin/cases': { why: moderators },
  '/admin/cases/:id': { why: moderators },
  '/admin/numbers': { why: moderators },
};

type Write = (ids: Ids, form: Record<string, unknown>) => [method: string, path: string, json?: unknown];

/**
 * Calls that change something. For a user without contact, the response must equal that for ids that don't
 * exist.
 */
const writes: Record<string, Write> = {
  'counting a view': ({ listing }) => ['POST', `/listings/${listing}/view`],
  'asking for a phone number': ({ listing }) => ['POST', `/listings/${listing}/phone`],
  'saving a favorite': ({ listing }) => ['POST', `/favorites/${listing}`],
  'removing a favorite': ({ listing }) => ['DELETE', `/favorites/${listing}`],
  'writing a message': ({ listing }) => ['POST', '/messages', { listing_id: listing, content: 'Hello?' }],
  'making an offer': ({ listing, seller }) => [
    'POST',
    `/messages/conversations/${listing}/${seller}/offers`,
    { amount: 5 },
  ],
  'archiving a conversation': ({ listing, seller }) => [
    'PUT',
    `/messages/conversations/${listing}/${seller}/archived`,
  ],
  'editing a listing': ({ listing }, form) => ['PUT', `/listings/${listing}`, form],
  'changing a status': ({ listing }) => ['PATCH', `/listings/${listing}/status`, { status: 'sold' }],
  'bumping a listing': ({ listing }) => ['POST', `/listings/${listing}/bump`],
  'renewing a listing': ({ listing }) => ['POST', `/listings/${listing}/renew`],
  'deleting a listing': ({ listing }) => ['DELETE', `/listings/${listing}`],
  'deleting a photo': ({ image }) => ['DELETE', `/images/${image}`],
  'unblocking a user': ({ seller }) => ['DELETE', `/auth/blocks/${seller}`],
};

describeOnDatabases(
  'hidden, suspended, deactivated or blocked data',
  (server) => {
    const call = caller(server);
    const talk = conversationsOn(server);
    const counts = async () =>
      JSON.stringify([
        await dataOf(call('GET', '/listings/stats')),
        await dataOf(call('GET', '/listings/counts')),
        await dataOf(call('GET', '/categories/stats')),
      ]);
    let made = 0;

    /**
     * Creates a listing with a photo, a unique word and its own seller, a user who knows it, and the
     * situation that hides it.
     */
    async function caseOf(situation: Situation): Promise<Case> {
      made += 1;
      const letters = String.fromCodePoint(97 + (made % 26), 97 + Math.floor(made / 26));
      const [word, name] = [`zqtable${letters}x`, `Zqname${letters}`];
      const [seller, stranger, known] = [
        await person(server(), { name }),
        await person(server()),
        await person(server()),
      ];
      const listing = await postListing(server(), seller, { title: `Walnut ${word}` });
      const body = new FormData();
      body.append('images', new Blob([Buffer.from(await sampleJpeg())], { type: 'image/jpeg' }), 'a.jpg');
      const photos = server().request('POST', `/api/v1/listings/${listing.id}/images`, {
        token: seller.token,
        body,
      });
      const [photo] = await dataOf<{ id: string }[]>(photos);
      const first = await dataOf<Message>(talk.write(known, listing.id, 'Still there?', 'A question'));
      await call('POST', `/favorites/${listing.id}`, known);
      await call('POST', `/listings/${listing.id}/phone`, known);
      await call('POST', `/listings/${listing.id}/view`, known);
      await hide(situation, listing.id, seller, [stranger, known]);
      const ids = { listing: listing.id, seller: seller.id, image: photo?.id ?? '', word };
      const marks = [
        listing.id,
        ids.image,
        word,
        ...(situation === 'a hidden listing' ? [] : [seller.id, name]),
      ];
      return { situation, ids, marks, stranger, known, message: first.id };
    }

    async function hide(situation: Situation, listing: string, seller: TestPerson, viewers: TestPerson[]) {
      const { db } = server();
      if (situation === 'a hidden listing')
        await db.query(
          `INSERT INTO hidden_listings (listing_id, decision_id, reason, words) VALUES ($1, $1, 'scam', '')`,
          [listing],
        );
      else if (situation === 'a suspended seller')
        await db.query(
          `INSERT INTO suspensions (user_id, decision_id, reason, words) VALUES ($1, $1, 'scam', '')`,
          [seller.id],
        );
      else if (situation === 'a deactivated seller')
        await db.query('UPDATE users SET active = false WHERE id = $1', [seller.id]);
      else
        for (const viewer of viewers) {
          const isSellers = situation === 'a seller who blocked the viewer';
          const [who, other] = isSellers ? [seller, viewer] : [viewer, seller];
          expect((await call('PUT', `/auth/blocks/${other.id}`, who)).status).toBe(204);
        }
    }

    /** Everything in a response by which a client could tell two responses apart. */
    async function said(answer: Promise<Response> | Response) {
      const response = await answer;
      const text = (await response.text()).replaceAll(/"request_id":"[^"]*"/g, '');
      const { status, headers } = response;
      return {
        status,
        text,
        headers: [...headers.keys()].filter((key) => key !== 'x-request-id').toSorted(),
        etag: headers.get('etag'),
      };
    }
    const none = ({ word }: Ids): Ids => ({ listing: nobody, seller: nobody, image: nobody, word });

    /** The viewers of a situation: nothing is blocked for a visitor. */
    const viewersOf = ({ situation, stranger, known }: Case): (TestPerson | undefined)[] =>
      situations[situation] === 'everyone' ? [undefined, stranger, known] : [stranger, known];

    test('covers every read of the API', () => {
      const paths = resources
        .flatMap((routesOf) => routesOf(server().deps).routes)
        .filter(({ method }) => method === 'GET')
        .map(({ path }) => path.replaceAll(/\{.*?\}(?=\/|$)/g, ''));
      expect([...new Set(paths)].toSorted()).toEqual(Object.keys(reads).toSorted());
    });

    describe.each(Object.keys(situations) as Situation[])('%s', (situation) => {
      let found: Case;
      let countsBefore: string;
      beforeAll(async () => {
        countsBefore = await counts();
        found = await caseOf(situation);
      });
      const isUnlisted = situation === 'a suspended seller' || situation === 'a deactivated seller';
      const isBlocking = situation === 'a seller who blocked the viewer';
      const isBlocked = isBlocking || situation === 'a seller whom the viewer blocked';

      test('no read contains it, and requesting it is a 404', async () => {
        const { ids, marks } = found;
        for (const viewer of viewersOf(found))
          for (const read of Object.values(reads)) {
            if ('why' in read || read.not?.includes(situation)) continue;
            if ('without' in read)
              for (const path of read.without(ids)) {
                const { status, text } = await said(call('GET', path, viewer));
                expect(viewer === undefined ? [200, 401] : [200], path).toContain(status);
                for (const mark of marks) expect(text, path).not.toContain(mark);
              }
            if ('missing' in read)
              for (const [index, path] of read.missing(ids).entries()) {
                const unknown = await said(call('GET', read.missing(none(ids))[index] ?? '', viewer));
                expect(await said(call('GET', path, viewer)), path).toEqual(unknown);
              }
          }
      });

      test.runIf(isUnlisted || isBlocked)('the excluded seller is not named', async () => {
        for (const viewer of viewersOf(found)) {
          const { text } = await said(call('GET', `/listings?without_sellers=${found.ids.seller}`, viewer));
          for (const mark of found.marks) expect(text).not.toContain(mark);
        }
      });

      test('no write of an unrelated user gets another response', async () => {
        const form = await listingBody(server());
        const ask = (write: Write, ids: Ids) => {
          const [method, path, json] = write(ids, form);
          return said(call(method, path, found.stranger, json));
        };
        for (const [what, write] of Object.entries(writes))
          expect(await ask(write, found.ids), what).toEqual(await ask(write, none(found.ids)));
      });

      test.runIf(isUnlisted || isBlocking)(
        "an unrelated user can't block the seller, as with a user that doesn't exist",
        async () => {
          const block = (id: string) => said(call('PUT', `/auth/blocks/${id}`, found.stranger));
          expect(await block(found.ids.seller)).toEqual(await block(nobody));
          expect((await said(call('GET', '/auth/blocks', found.stranger))).text).not.toContain(
            found.ids.seller,
          );
        },
      );

      test.runIf(!isBlocked)('no count includes it', async () => {
        expect(await counts()).toBe(countsBefore);
      });

      // Both users keep their messages, with the name they were sent under.
      test("an earlier conversation shows only the user's name, and is hidden after a block", async () => {
        const { ids, known, message } = found;
        const thread = `/messages/conversations/${ids.listing}/${ids.seller}`;
        for (const path of [thread, `/messages/${message}`])
          expect((await call('GET', path, known)).status, path).toBe(isBlocked ? 404 : 200);
        let text = '';
        for (const path of [thread, '/messages/conversations', `/messages/${message}`])
          text += (await said(call('GET', path, known))).text;
        expect(text).not.toContain(ids.word);
        expect(text).not.toContain(ids.image);
        const isNamed = situation === 'a hidden listing' || situation === 'a suspended seller';
        expect(text.includes('Zqname')).toBe(isNamed);
      });
    });

    test('an owner and a user who knows them still see their own data', async () => {
      const [ana] = [await person(server())];
      const listing = await postListing(server(), ana);
      await hide('a hidden listing', listing.id, ana, []);
      expect((await call('GET', `/listings/${listing.id}`, ana)).status).toBe(200);
      expect((await call('PATCH', `/listings/${listing.id}/status`, ana, { status: 'sold' })).status).toBe(
        200,
      );
      await hide('a suspended seller', listing.id, ana, []);
      expect((await call('GET', `/users/${ana.id}`, ana)).status).toBe(200);
    });
  },
  { settings: { rateLimits: false } },
);
