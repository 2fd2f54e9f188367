import {
  defaultNotifications,
  limits,
  type Listing,
  type Message,
  type NotificationSettings,
} from '@porchlight/domain';
import { expect, test } from 'vitest';
import type { MailMessage } from '../../platform/ports/index.ts';
import {
  caller,
  dataOf,
  listingBody,
  person,
  postListing,
  signedInAnew,
  type TestPerson,
} from '../../testing/people.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { expireListings } from '../myListings/index.ts';
import { gatherDaily, lastDaily } from './daily.ts';

const minuteMs = 60_000;
const unreadMs = limits.unreadEmailMinutes * minuteMs;
const changeMs = limits.changeEmailMinutes * minuteMs;

describeOnDatabases('notification emails', (server) => {
  const call = caller(server);

  async function member(name: string): Promise<TestPerson> {
    const who = await person(server(), { name });
    await server().db.query('UPDATE users SET verified = true WHERE id = $1', [who.id]);
    await server().runJobs();
    return who;
  }
  /** Notification emails to a user since the last call, without those about their account. */
  function emailsTo({ user }: TestPerson): MailMessage[] {
    const own = server().mails.filter(
      ({ to, unsubscribe }) => to === user.email && unsubscribe !== undefined,
    );
    for (const each of own) server().mails.splice(server().mails.indexOf(each), 1);
    return own;
  }
  const subjectsTo = (who: TestPerson) => emailsTo(who).map(({ subject }) => subject);
  async function pass(ms: number): Promise<void> {
    server().clock.advance(ms);
    // The second round runs the jobs added by the first.
    await server().runJobs();
    await server().runJobs();
  }
  async function passDay(): Promise<void> {
    server().clock.advance(24 * 60 * minuteMs);
    await gatherDaily(server().deps, new AbortController().signal);
    await server().runJobs();
  }
  const choose = (who: TestPerson, chosen: Partial<NotificationSettings>) =>
    call('PUT', '/auth/notifications', who, {
      ...defaultNotifications,
      ...chosen,
    });
  const write = async (who: TestPerson, { id }: Pick<Listing, 'id'>, content = 'Is it still there?') =>
    dataOf<Message>(call('POST', '/messages', who, { listing_id: id, content }));
  const answer = async (who: TestPerson, { id }: Message) =>
    dataOf<Message>(call('POST', `/messages/${id}/reply`, who, { content: 'It is.' }));
  const read = async (who: TestPerson, { id }: Message) =>
    call('PUT', `/messages/${id}/read`, await signedInAnew(server(), who));
  const status = async (who: TestPerson, { id }: Pick<Listing, 'id'>, to: string, promisedTo?: string) =>
    call('PATCH', `/listings/${id}/status`, await signedInAnew(server(), who), {
      status: to,
      ...(promisedTo !== undefined && { promised_to: promisedTo }),
    });

  test('of an unread message after ten minutes, once until it is read', async () => {
    const [ana, ben] = [await member('Ana'), await member('Ben')];
    const desk = await postListing(server(), ana);
    const first = await write(ben, desk, 'Secret words');
    await pass(unreadMs - 1);
    expect(emailsTo(ana)).toEqual([]);
    await pass(1);
    const [letter, ...more] = emailsTo(ana);
    expect(more).toEqual([]);
    expect(letter?.subject).toBe('Ben wrote to you about “Walnut desk”');
    expect(letter?.text).toContain(`/messages?listing=${desk.id}&with=${ben.id}`);
    expect(letter?.text).toContain('/unsubscribe#token=message.');
    expect(letter?.unsubscribe).toContain('/api/v1/notifications/unsubscribe?token=message.');
    expect(JSON.stringify(letter)).not.toContain('Secret words');

    const second = await answer(await signedInAnew(server(), ben), first);
    await pass(unreadMs);
    expect(emailsTo(ana)).toEqual([]);

    await read(ana, first);
    await read(ana, second);
    await answer(await signedInAnew(server(), ben), first);
    await pass(unreadMs);
    expect(subjectsTo(ana)).toHaveLength(1);
    // Users get no email about their own messages.
    expect(emailsTo(ben)).toEqual([]);
  });

  test('of no message that was read or deleted in time', async () => {
    const [ana, ben, cleo] = [await member('Ana'), await member('Ben'), await member('Cleo')];
    const desk = await postListing(server(), ana);
    await read(ana, await write(ben, desk));
    await call('DELETE', `/messages/${(await write(cleo, desk)).id}`, ana);
    await pass(unreadMs);
    expect(emailsTo(ana)).toEqual([]);
  });

  test('never to an unconfirmed address or a deactivated account, nor about a deactivated user', async () => {
    const [ana, ben] = [await person(server()), await member('Ben')];
    const desk = await postListing(server(), ana);
    const first = await write(ben, desk);
    await answer(ana, first);
    await server().db.query('UPDATE users SET active = false WHERE id = $1', [ana.id]);
    await pass(unreadMs);
    await server().db.query('UPDATE users SET active = true WHERE id = $1', [ana.id]);
    expect([...emailsTo(ana), ...emailsTo(ben)]).toEqual([]);
    const cleo = await member('Cleo');
    await answer(await signedInAnew(server(), ben), await write(cleo, await postListing(server(), ben)));
    await server().db.query('UPDATE users SET active = false WHERE id = $1', [cleo.id]);
    await pass(unreadMs);
    expect(emailsTo(cleo)).toEqual([]);
  });

  test('of nothing that was unsubscribed by one click', async () => {
    const [ana, ben, cleo] = [await member('Ana'), await member('Ben'), await member('Cleo')];
    const desk = await postListing(server(), ana);
    await write(ben, desk);
    await pass(unreadMs);
    const [letter] = emailsTo(ana);
    const { pathname, search } = new URL(letter?.unsubscribe ?? '');
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await server().request('POST', pathname + search, { body })).status).toBe(200);
    await write(await signedInAnew(server(), cleo), desk);
    await pass(unreadMs);
    expect(emailsTo(ana)).toEqual([]);
  });

  test('of an offer, and of the response; not of a withdrawn one', async () => {
    const [ana, ben] = [await member('Ana'), await member('Ben')];
    const desk = await postListing(server(), ana);
    const first = await write(ben, desk);
    await read(ana, first);
    await pass(unreadMs);
    const offers = `/messages/conversations/${desk.id}/${ana.id}/offers`;
    const offer = async (amount: number) =>
      dataOf<Message>(call('POST', offers, await signedInAnew(server(), ben), { amount }));
    const say = async (who: TestPerson, { id }: Message, to: string) =>
      call('PUT', `/messages/${id}/offer`, await signedInAnew(server(), who), { status: to });

    const taken = await offer(80);
    await say(ben, taken, 'withdrawn');
    await pass(unreadMs);
    expect(emailsTo(ana)).toEqual([]);

    const made = await offer(90);
    await pass(unreadMs);
    expect(subjectsTo(ana)).toEqual(['Ben offers $90 for “Walnut desk”']);
    await say(ana, made, 'accepted');
    await pass(unreadMs);
    expect(subjectsTo(ben)).toEqual(['Ana accepted your offer for “Walnut desk”']);
    expect(emailsTo(ana)).toEqual([]);
  });

  test('that a listing is reserved or sold: to all who saved it or asked, once each, unless it is undone', async () => {
    const [ana, ben, cleo, dev] = [
      await member('Ana'),
      await member('Ben'),
      await member('Cleo'),
      await member('Dev'),
    ];
    const desk = await postListing(server(), ana);
    await read(ana, await write(ben, desk));
    await read(ana, await write(cleo, desk));
    await call('POST', `/favorites/${desk.id}`, cleo);
    await call('POST', `/favorites/${desk.id}`, dev);
    const stranger = await person(server());
    await call('POST', `/favorites/${desk.id}`, stranger);

    await status(ana, desk, 'sold');
    await status(ana, desk, 'active');
    await pass(changeMs);
    for (const who of [ana, ben, cleo, dev]) expect(emailsTo(who)).toEqual([]);

    await status(ana, desk, 'reserved', ben.id);
    await pass(unreadMs);
    // The user it is promised to gets the message in their conversation instead.
    expect(subjectsTo(ben)).toEqual(['News from Ana about “Walnut desk”']);
    expect(subjectsTo(cleo)).toEqual(['“Walnut desk” is reserved']);
    expect(subjectsTo(dev)).toEqual(['“Walnut desk” is reserved']);
    expect([...emailsTo(ana), ...emailsTo(stranger)]).toEqual([]);

    // The same status again within a day is not sent; another status is.
    await status(ana, desk, 'active');
    await status(ana, desk, 'reserved');
    await pass(changeMs);
    expect(emailsTo(dev)).toEqual([]);
    await status(ana, desk, 'sold');
    await pass(changeMs);
    expect(subjectsTo(dev)).toEqual(['“Walnut desk” is sold']);
    expect(emailsTo(ana)).toEqual([]);
  });

  test('that the price of a saved listing has really dropped, once a day', async () => {
    const [ana, ben] = [await member('Ana'), await member('Ben')];
    const desk = await postListing(server(), ana);
    await call('POST', `/favorites/${desk.id}`, ben);
    const ask = async (price: number) => {
      const json = await listingBody(server(), { price });
      const done = await call('PUT', `/listings/${desk.id}`, await signedInAnew(server(), ana), json);
      expect(done.status).toBe(200);
    };
    // The earlier price did not stand for a day.
    await ask(100);
    await pass(changeMs);
    expect(emailsTo(ben)).toEqual([]);
    await pass(25 * 60 * minuteMs);
    await ask(99);
    await pass(changeMs);
    expect(emailsTo(ben)).toEqual([]);
    await ask(80);
    await pass(changeMs);
    const letters = emailsTo(ben);
    expect(letters.map(({ subject }) => subject)).toEqual(['“Walnut desk” now costs less']);
    expect(letters[0]?.text).toContain('It was $100 and is $80 (obo) now.');
    await ask(70);
    await pass(changeMs);
    expect(emailsTo(ben)).toEqual([]);
    expect(emailsTo(ana)).toEqual([]);
  });

  test('once a day of all current events, and not without any', async () => {
    const [ana, ben, cleo] = [await member('Ana'), await member('Ben'), await member('Cleo')];
    const desk = await postListing(server(), ana);
    const lamp = await postListing(server(), ana, { title: 'Brass lamp' });
    await choose(ana, { message: 'daily' });
    await choose(cleo, { listing_status: 'daily' });
    const read1 = await write(ben, desk);
    await write(ben, lamp);
    await call('POST', `/favorites/${desk.id}`, cleo);
    await call('POST', `/favorites/${lamp.id}`, cleo);
    await status(ana, desk, 'reserved');
    await status(ana, lamp, 'sold');
    await pass(unreadMs);
    expect([...emailsTo(ana), ...emailsTo(cleo)]).toEqual([]);

    // Changes after the events were stored and before they are sent.
    await read(ana, read1);
    await status(ana, desk, 'active');
    await passDay();
    const [toAna, ...none] = emailsTo(ana);
    expect(none).toEqual([]);
    expect(toAna?.text).toContain('Ben wrote to you about “Brass lamp”');
    expect(toAna?.text).not.toContain('Walnut desk');
    const toCleo = emailsTo(cleo);
    expect(toCleo).toHaveLength(1);
    expect(toCleo[0]?.text).toContain('“Brass lamp” is sold');
    expect(toCleo[0]?.text).toMatch(/Brass lamp · \$[\s\S]+See others like it:\n\S+\/listings\?category=\S/);
    expect(toCleo[0]?.text).not.toContain('Walnut desk');
    expect(toCleo[0]?.unsubscribe).toContain('token=listing_status.');

    await passDay();
    expect([...emailsTo(ana), ...emailsTo(cleo)]).toEqual([]);
  });

  test('of no user who is blocked, in either direction', async () => {
    const [ana, ben] = [await member('Ana'), await member('Ben')];
    const desk = await postListing(server(), ana);
    await write(ben, desk);
    await call('POST', `/favorites/${desk.id}`, ben);
    await call('PUT', `/auth/blocks/${ben.id}`, ana);
    await status(ana, desk, 'sold');
    await pass(unreadMs);
    expect([...emailsTo(ana), ...emailsTo(ben)]).toEqual([]);
  });

  test('that an own listing expires, in the daily email if preferred', async () => {
    const ana = await member('Ana');
    await postListing(server(), ana);
    await choose(ana, { expiry: 'daily' });
    server().clock.advance((limits.listingDays - limits.expiryEmailDays) * 24 * 60 * minuteMs);
    await expireListings(server().deps, new AbortController().signal);
    await server().runJobs();
    expect(emailsTo(ana)).toEqual([]);
    await passDay();
    const [daily, ...none] = emailsTo(ana);
    expect(none).toEqual([]);
    expect(daily?.text).toContain('“Walnut desk” expires on');
    expect(daily?.unsubscribe).toContain('token=expiry.');
  });

  test('of more than the hourly maximum in the daily email', async () => {
    const ana = await member('Ana');
    const desk = await postListing(server(), ana);
    const crowd = [];
    for (let n = 0; n < 22; n += 1) crowd.push(await member(`Neighbor ${n}`));
    for (const who of crowd) await write(who, desk);
    await pass(unreadMs);
    expect(emailsTo(ana)).toHaveLength(20);
    await passDay();
    const [daily, ...none] = emailsTo(ana);
    expect(none).toEqual([]);
    expect(daily?.text.match(/wrote to you/g)).toHaveLength(2);
  });
});

test.each([
  ['2026-06-15T16:00:00.000Z', '2026-06-15T14:00:00.000Z'],
  ['2026-06-15T14:00:00.000Z', '2026-06-15T14:00:00.000Z'],
  ['2026-06-15T13:59:59.999Z', '2026-06-14T14:00:00.000Z'],
])('at %s, daily emails were last due at %s', (now, due) => {
  expect(lastDaily(new Date(now)).toISOString()).toBe(due);
});
