import type { Message } from '@porchlight/domain';
import { describe, expect, it } from 'vitest';

import { hasArrived, joinMessages } from './joinMessages.ts';

const message = (id: string, content = id, from = 'ben'): Message => ({
  id,
  listing_id: 'desk',
  from_user_id: from,
  to_user_id: from === 'ben' ? 'ana' : 'ben',
  subject: '',
  content,
  read: false,
  created_at: '2026-06-15T16:00:00.000Z',
});
const messagesOf = (...ids: string[]) => ids.map((id) => message(id));
const idsOf = (messages: readonly Message[]) => messages.map(({ id }) => id).toSorted();

describe('joinThread', () => {
  it('keeps messages that new ones have pushed off the page', () => {
    expect(idsOf(joinMessages(messagesOf('a', 'b', 'c'), messagesOf('c', 'd', 'e')))).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
    ]);
  });

  it('updates known messages from the server', () => {
    const read = { ...message('b'), read: true };
    expect(joinMessages(messagesOf('a', 'b'), [read]).find(({ id }) => id === 'b')?.read).toBe(true);
  });

  it('replaces everything after a gap, and when nothing was known', () => {
    expect(idsOf(joinMessages(messagesOf('a', 'b'), messagesOf('x', 'y')))).toEqual(['x', 'y']);
    expect(idsOf(joinMessages([], messagesOf('x')))).toEqual(['x']);
    expect(idsOf(joinMessages(messagesOf('a'), []))).toEqual(['a']);
  });
});

describe('hasArrived', () => {
  const attempt = { key: 'k', words: 'On my way', messageId: 'b' };
  const own = (id: string) => message(id, 'On my way', 'ana');

  it.each([
    ['after the message it replied to', [...messagesOf('a', 'b'), own('c')], true],
    ['after other messages', [...messagesOf('a', 'b', 'c'), own('d')], true],
    ['the same text sent before', [own('a'), ...messagesOf('b')], false],
    ['the same text by the other user', [...messagesOf('a', 'b'), message('c', 'On my way')], false],
    ['nothing new', messagesOf('a', 'b'), false],
    ['the message it replied to is not loaded', [own('z')], false],
  ])('%s: %s', (_name, messages, expected) => {
    expect(hasArrived(attempt, messages, 'ana')).toBe(expected);
  });

  it('is false without an attempt', () => {
    expect(hasArrived(undefined, [own('a')], 'ana')).toBe(false);
  });
});
