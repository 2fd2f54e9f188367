import type { Listing, NotificationSettings } from '@porchlight/domain';
import { expect, test } from 'vitest';
import { caller, dataOf, person, postListing, signedInAnew } from '../../testing/people.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { expireListings } from './expiry.ts';

const dayMs = 24 * 3_600_000;

describeOnDatabases('the end of a listing', (server) => {
  const call = caller(server);
  const seen = async (id: string) => dataOf<Listing>(call('GET', `/listings/${id}`));
  const sweep = async () => {
    await expireListings(server().deps, new AbortController().signal);
    await server().runJobs();
  };
  const emailsTo = (email: string) =>
    server().mails.filter(({ to, subject }) => to === email && subject.includes('expires'));

  test('comes after sixty days, and an email a week before that', async () => {
    const ana = await person(server());
    const { id } = await postListing(server(), ana, { title: 'Oak desk' });
    const reserved = await postListing(server(), ana);
    await call('PATCH', `/listings/${reserved.id}/status`, ana, { status: 'reserved' });
    const sold = await postListing(server(), ana);
    await call('PATCH', `/listings/${sold.id}/status`, ana, { status: 'sold' });
    server().clock.advance(53 * dayMs - 1000);
    await sweep();
    expect(emailsTo(ana.user.email)).toEqual([]);

    server().clock.advance(1000);
    await sweep();
    await sweep();
    const letters = emailsTo(ana.user.email);
    expect(letters).toHaveLength(2);
    expect(letters.map(({ text }) => text).join()).toContain(`/dashboard/my-listings?renew=${id}`);
    // The address is not confirmed, so the email contains no typed text.
    expect(JSON.stringify(letters)).not.toContain('Oak desk');
    expect(letters[0]?.unsubscribe).toContain('/api/v1/notifications/unsubscribe?token=expiry.');

    server().clock.advance(7 * dayMs - 1000);
    await sweep();
    expect((await seen(id)).status).toBe('active');
    server().clock.advance(1000);
    await sweep();
    expect((await seen(id)).status).toBe('expired');
    expect((await seen(reserved.id)).status).toBe('expired');
    expect((await seen(sold.id)).status).toBe('sold');
    expect(emailsTo(ana.user.email)).toHaveLength(2);
  });

  test('is delayed by renewing, any number of times', async () => {
    const ana = await person(server());
    await server().db.query('UPDATE users SET verified = true WHERE id = $1', [ana.id]);
    const { id } = await postListing(server(), ana, { title: 'Oak desk' });
    for (let round = 1; round <= 2; round += 1) {
      server().clock.advance(60 * dayMs);
      await sweep();
      expect((await seen(id)).status).toBe('expired');
      const again = await signedInAnew(server(), ana);
      const answer = await call('PATCH', `/listings/${id}/status`, again, { status: 'active' });
      const renewed = await dataOf<Listing>(answer);
      expect(renewed.status).toBe('active');
      expect(Date.parse(renewed.expires_at ?? '') - server().clock.now().getTime()).toBe(60 * dayMs);
      server().clock.advance(53 * dayMs);
      await sweep();
      expect(emailsTo(ana.user.email).at(-1)?.subject).toMatch(/^“Oak desk” expires on \w+ \d+, \d{4}$/);
      expect(emailsTo(ana.user.email)).toHaveLength(round);
      await call('PATCH', `/listings/${id}/status`, await signedInAnew(server(), ana), { status: 'sold' });
      await call('PATCH', `/listings/${id}/status`, await signedInAnew(server(), ana), { status: 'active' });
    }
  });

  test("isn't emailed to users who unsubscribed", async () => {
    const ana = await person(server());
    await postListing(server(), ana);
    const settings = await dataOf<NotificationSettings>(call('GET', '/auth/notifications', ana));
    await call('PUT', '/auth/notifications', ana, { ...settings, expiry: 'off' });
    server().clock.advance(54 * dayMs);
    await sweep();
    expect(emailsTo(ana.user.email)).toEqual([]);
  });

  test('starts over for a listing that is active again after its time, including the email', async () => {
    const ana = await person(server());
    const { id } = await postListing(server(), ana);
    server().clock.advance(54 * dayMs);
    await sweep();
    await call('PATCH', `/listings/${id}/status`, await signedInAnew(server(), ana), { status: 'sold' });
    server().clock.advance(10 * dayMs);
    await call('PATCH', `/listings/${id}/status`, await signedInAnew(server(), ana), { status: 'active' });
    await sweep();
    expect((await seen(id)).status).toBe('active');
    server().clock.advance(53 * dayMs);
    await sweep();
    expect(emailsTo(ana.user.email)).toHaveLength(2);
  });

  test("isn't emailed to a deactivated user", async () => {
    const ana = await person(server());
    await postListing(server(), ana);
    await server().db.query('UPDATE users SET active = false WHERE id = $1', [ana.id]);
    server().clock.advance(54 * dayMs);
    await sweep();
    expect(emailsTo(ana.user.email)).toEqual([]);
  });
});
