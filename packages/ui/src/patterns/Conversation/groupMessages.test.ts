import type { Message } from '@porchlight/domain';
import { expect, it } from 'vitest';

import { firstUnread, groupMessages } from './groupMessages.ts';

const message = (id: string, from: string, created_at: string): Message => ({
  id,
  listing_id: 'l1',
  from_user_id: from,
  to_user_id: from === 'me' ? 'you' : 'me',
  subject: '',
  content: id,
  read: true,
  created_at,
});

const dayOf = (iso: string): string => iso.slice(0, 10);

const shape = (messages: Message[]) =>
  groupMessages(messages, 'me', dayOf).map((day) =>
    day.groups.map(
      ({ own, messages: list }) => `${own ? 'me' : 'you'}:${list.map(({ id }) => id).join('+')}`,
    ),
  );

it('groups messages of one user within five minutes', () => {
  expect(
    shape([
      message('a', 'you', '2026-06-14T10:00:00.000Z'),
      message('b', 'you', '2026-06-14T10:04:00.000Z'),
      message('c', 'you', '2026-06-14T10:20:00.000Z'),
      message('d', 'me', '2026-06-14T10:21:00.000Z'),
    ]),
  ).toEqual([['you:a+b', 'you:c', 'me:d']]);
});

it('starts a new group on another day', () => {
  expect(
    shape([message('a', 'me', '2026-06-13T12:00:00.000Z'), message('b', 'me', '2026-06-15T12:01:00.000Z')]),
  ).toEqual([['me:a'], ['me:b']]);
});

it('orders by time, then id, in any input order, without duplicates', () => {
  expect(
    shape([
      message('c', 'you', '2026-06-14T10:02:00.000Z'),
      message('b', 'you', '2026-06-14T10:00:00.000Z'),
      message('a', 'you', '2026-06-14T10:00:00.000Z'),
      message('c', 'you', '2026-06-14T10:02:00.000Z'),
    ]),
  ).toEqual([['you:a+b+c']]);
});

it('is empty without messages', () => {
  expect(groupMessages([], 'me', dayOf)).toEqual([]);
});

it('starts a group at the first unread message', () => {
  const messages = [
    message('a', 'you', '2026-06-14T10:00:00.000Z'),
    { ...message('b', 'you', '2026-06-14T10:01:00.000Z'), read: false },
    { ...message('c', 'you', '2026-06-14T10:02:00.000Z'), read: false },
  ];
  expect(firstUnread(messages.toReversed(), 'me')).toBe('b');
  expect(firstUnread(messages, 'you')).toBeNull();
  const [day] = groupMessages(messages, 'me', dayOf, 'b');
  expect(day?.groups.map(({ startsNew, messages: list }) => [startsNew, list.length])).toEqual([
    [false, 1],
    [true, 2],
  ]);
});
