import {
  inquirySubject,
  texts,
  type Listing,
  type Message,
  type UnreadCountAnswer,
} from '@porchlight/domain';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { paths } from '../../../apps/web/src/lib/paths.ts';
import { contractApi, dataOf } from '../../contract/api.ts';
import type { Person } from './people.ts';

/** The messages of the open conversation. */
export const log = (page: Page) => page.getByRole('log', { name: texts.messages.title });
export const says = (page: Page, text: string) => log(page).getByText(text, { exact: true });
export const replyField = (page: Page) => page.getByRole('textbox', { name: texts.messages.replyLabel });

/** The dialog for the first message about a listing. */
export const contactDialog = (page: Page) => page.getByRole('dialog', { name: texts.contactSeller.title });

/** The path of a conversation with another user about a listing. */
export const addressOf = (listing: Listing, other: Person): string =>
  paths.messages.href({ listingId: listing.id, otherUserId: other.user.id });

async function write(origin: string, { token }: Person, path: string, json: object): Promise<Message> {
  const answer = await contractApi(origin).call('POST', path, { token, json });
  expect(answer.status).toBe(201);
  return dataOf<Message>(answer);
}

/** Sends the first message about a listing through the API. */
export const ask = (origin: string, person: Person, listing: Listing, content: string): Promise<Message> =>
  write(origin, person, '/messages', {
    listing_id: listing.id,
    subject: inquirySubject(listing.title),
    content,
  });

/** Replies in the conversation of a message through the API. */
export const answerTo = (
  origin: string,
  person: Person,
  { id }: Message,
  content: string,
): Promise<Message> => write(origin, person, `/messages/${id}/reply`, { content });

/** The user's unread count from the server. */
export async function unreadOf(origin: string, { token }: Person): Promise<number> {
  const answer = contractApi(origin).call('GET', '/messages/unread-count', { token });
  return (await dataOf<UnreadCountAnswer>(answer)).unread_count;
}
