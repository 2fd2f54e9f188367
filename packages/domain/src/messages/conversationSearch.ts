import * as limits from '../limits/index.ts';

/**
 * The lower-cased words of a conversation search: each has to occur in the other user's name, the listing's title or
 * a message.
 *
 * @returns empty without words; at most as many as a server searches for
 */
export function conversationWords(query: string): string[] {
  return query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, limits.conversationSearchWordsMax);
}
