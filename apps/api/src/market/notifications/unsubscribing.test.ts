import {
  type NotificationKind,
  type NotificationSettings,
  oneClickPath,
  unsubscribeLinkPath,
} from '@porchlight/domain';
import { expect, test } from 'vitest';
import { caller, dataOf, person, type TestPerson } from '../../testing/people.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { unsubscribeToken } from './tokens.ts';

describeOnDatabases('unsubscribing from a kind of emails', (server) => {
  const call = caller(server);
  const settingsOf = (who: TestPerson) =>
    dataOf<NotificationSettings>(call('GET', '/auth/notifications', who));
  const tokenOf = ({ id }: TestPerson, ...kinds: NotificationKind[]) =>
    unsubscribeToken(server().deps.secret, id, kinds);
  const post = (path: string, body?: BodyInit) =>
    server().request('POST', path, body === undefined ? {} : { body });
  const oneClick = () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });

  test('is one POST without sign-in, in any form that mail programs send, and repeatable', async () => {
    const [ana, ben] = [await person(server()), await person(server())];
    const form = new FormData();
    form.append('List-Unsubscribe', 'One-Click');
    for (const body of [oneClick(), form, undefined]) {
      const answer = await post(oneClickPath(tokenOf(ana, 'message', 'price_drop')), body);
      expect(answer.status).toBe(200);
      expect(await settingsOf(ana)).toMatchObject({ message: 'off', price_drop: 'off', offer: 'at_once' });
    }
    expect((await settingsOf(ben)).message).toBe('at_once');
  });

  test('accepts only a complete token for this purpose and server', async () => {
    const ana = await person(server());
    const ben = await person(server());
    const right = tokenOf(ana, 'offer');
    const [, , mac = ''] = right.split('.');
    const other = unsubscribeToken(Buffer.alloc(32, 9), ana.id, ['offer']);
    for (const token of [
      `message.${ana.id}.${mac}`,
      `offer.${ben.id}.${mac}`,
      right.slice(0, -1),
      other,
      `${right}x`,
    ])
      expect((await post(oneClickPath(token), oneClick())).status).toBe(422);
    expect(new Set(Object.values(await settingsOf(ana)))).toEqual(new Set(['at_once']));
  });

  test('changes nothing with GET, which leads to the page with the button', async () => {
    const ana = await person(server());
    const token = tokenOf(ana, 'offer');
    const answer = await server().request('GET', oneClickPath(token));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(unsubscribeLinkPath(token));
    expect((await settingsOf(ana)).offer).toBe('at_once');
    await call('PUT', '/auth/language', ana, { language: 'es' });
    const spanish = await server().request('GET', oneClickPath(token));
    expect(spanish.headers.get('location')).toBe(`/es${unsubscribeLinkPath(token)}`);
  });

  test('succeeds for deleted users', async () => {
    const token = unsubscribeToken(server().deps.secret, '00000000-0000-7000-8000-000000000000', ['offer']);
    expect((await post(oneClickPath(token), oneClick())).status).toBe(200);
  });
});
