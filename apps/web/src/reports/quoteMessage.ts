import { words } from './quoteMessage.words.ts';

/**
 * A message as evidence: its sender, its time and its text.
 *
 * @param sentAt as an ISO date
 */
export const quoteMessage = (name: string, sentAt: string, text: string): string =>
  `${words.wrote(name, `${sentAt.slice(0, 16).replace('T', ' ')} UTC`)}\n${text}`;
