import * as limits from './limits/index.ts';

/**
 * The words a conversation is looked for by, in small letters: each has to stand somewhere in the other person's name,
 * the title of the listing or a message.
 *
 * @returns none for what has no words; so many at most as a server looks for
 */
export function conversationWords(query: string): string[] {
  return query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, limits.conversationSearchWordsMax);
}
