import type { ConversationSummary } from '@porchlight/domain';
import { describe, expect, it } from 'vitest';

import { joinConversations } from '../../api/index.ts';
import { renewConversations } from './renewConversations.ts';

/** A conversation named by its listing, with its last message at that minute. */
const about = (listing_id: string, minute: number, unread_count = 0): ConversationSummary => ({
  listing_id,
  other_user_id: 'ben',
  other_user: { name: 'Ben' },
  listing: null,
  unread_count,
  last_message: {
    content: '',
    created_at: new Date(Date.UTC(2026, 5, 15, 16, minute)).toISOString(),
    from_user_id: 'ben',
  },
});
const answer = (total: number, ...conversations: ConversationSummary[]) => ({
  conversations,
  pagination: { page: 1, limit: 2, total, total_pages: 1, has_next: false, has_prev: false },
});
const [a, b, c, d] = [about('a', 9), about('b', 8), about('c', 7), about('d', 6)];
const names = (list: readonly ConversationSummary[]) => list.map(({ listing_id: name }) => name).join('');

describe('renewConversations', () => {
  it.each([
    ['nothing known yet', [], answer(4, a, b), 'ab'],
    ['a response of the same length replaces the list', [a, b, c], answer(4, about('c', 10), a, b), 'cab'],
    ['so does a complete one', [a, b, c], answer(2, a, c), 'ac'],
    ['so does one with a conversation removed', [a, b], answer(4, b), 'b'],
    ['a shorter one updates the beginning', [a, b, c, d], answer(4, a, b), 'abcd'],
    ['a conversation that moved up is listed once', [a, b, c, d], answer(4, about('d', 10), a), 'dabc'],
    ['a new conversation keeps the others', [a, b, c, d], answer(5, about('x', 10), a), 'xabcd'],
    ['after a gap the rest is dropped', [a, b, c], answer(5, about('x', 11), about('b', 10)), 'xb'],
  ])('%s', (_name, known, now, expected) => {
    expect(names(renewConversations(known, now))).toBe(expected);
  });

  it('updates known conversations from the server', () => {
    const [first] = renewConversations([a, b, c], answer(3, about('a', 9, 4), b));
    expect(first?.unread_count).toBe(4);
  });
});

it('joinConversations keeps the earlier page’s version of duplicates', () => {
  expect(joinConversations([about('c', 10, 1), a, b], [b, c, d])).toEqual([about('c', 10, 1), a, b, d]);
});
