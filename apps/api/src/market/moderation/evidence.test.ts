import type { CaseDetail, ListingImage, Message } from '@porchlight/domain';
import { expect, test } from 'vitest';
import { imageIdOf } from '../images/index.ts';
import { sweepUntilRemoved } from '../../testing/sweeps.ts';
import { conversationsOn } from '../../testing/conversations.ts';
import { deskOf, listingAddress, moderator } from '../../testing/moderators.ts';
import { caller, dataOf, person, postListing } from '../../testing/people.ts';
import { sampleJpeg } from '../../testing/photos.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { forgetPersonInCases } from './forget.ts';

describeOnDatabases(
  'the evidence of a case',
  (server) => {
    const call = caller(server);
    const desk = deskOf(server);
    const conversations = conversationsOn(server);

    const filesOf = async (image: ListingImage | undefined): Promise<string[]> => {
      const keys: string[] = [];
      for await (const { key } of server().deps.files.list())
        if (imageIdOf(key) === image?.id) keys.push(key);
      return keys;
    };

    test('stays when its owner deletes the photo, until they delete their account', async () => {
      const [mo, ana, ben] = [await moderator(server()), await person(server()), await person(server())];
      const listing = await postListing(server(), ana);
      const form = new FormData();
      form.append('images', new Blob([Buffer.from(await sampleJpeg())], { type: 'image/jpeg' }), 'a.jpg');
      const path = `/api/v1/listings/${listing.id}/images`;
      const [image] = await dataOf<ListingImage[]>(
        server().request('POST', path, { token: ana.token, body: form }),
      );
      const found: CaseDetail = await desk.reported(mo, ben, { listing_url: listingAddress(listing.id) });
      expect(found.snapshot.listing?.images).toEqual([image]);
      const stored = await filesOf(image);
      expect(stored.length).toBeGreaterThan(0);
      expect((await call('DELETE', `/images/${image?.id}`, ana)).status).toBe(204);
      await server().runJobs();
      await sweepUntilRemoved(server());
      expect(await filesOf(image)).toEqual(stored);
      expect(await desk.read(mo, found.id)).toMatchObject({ is_changed: true });

      const keys = await server().db.transaction((tx) => forgetPersonInCases(tx, ana.id));
      expect(keys.toSorted()).toEqual(stored.toSorted());
      await sweepUntilRemoved(server());
      expect(await filesOf(image)).toEqual([]);
    });

    test('goes with the account of whose it is, of who is quoted, and of who reported', async () => {
      const [mo, ana, ben] = [await moderator(server()), await person(server()), await person(server())];
      const marker = 'Quetzalcoatl';
      const rename = (who: typeof ana) => call('PUT', '/auth/name', who, { name: marker });
      await Promise.all([rename(ana), rename(ben)]);
      const { id } = await postListing(server(), ana, { title: `${marker} desk` });
      const first = await dataOf<Message>(conversations.write(ben, id, `${marker}?`));
      const bad = await dataOf<Message>(conversations.reply(ana, first.id, `${marker}!`));
      const about = { reporter_name: marker, subject: marker, description: marker, evidence: marker };
      const found = await desk.reported(mo, ben, { ...about, message_id: bad.id });
      await desk.decide(mo, found, { kind: 'remove_message' });
      await desk.reported(mo, ben, { ...about, listing_url: listingAddress(id) });
      const left = async () => {
        const counts: number[] = [];
        for (const table of ['cases', 'removed_messages', 'reports', 'moderation_log']) {
          const rows = await server().db.query(`SELECT 1 FROM ${table} t WHERE t::text LIKE $1`, [
            `%${marker}%`,
          ]);
          counts.push(rows.length);
        }
        return counts;
      };
      expect(await left()).toEqual([2, 1, 2, 0]);
      await server().db.transaction((tx) => forgetPersonInCases(tx, ben.id));
      // Ana's message and listing are still shown.
      expect(await left()).toEqual([2, 1, 0, 0]);
      expect((await desk.read(mo, found.id)).snapshot.message?.quoted).toEqual([]);
      await server().db.transaction((tx) => forgetPersonInCases(tx, ana.id));
      expect(await left()).toEqual([0, 0, 0, 0]);
    });
  },
  { settings: { rateLimits: false } },
);
