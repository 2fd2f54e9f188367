import type { ConversationSummary, Message } from '@porchlight/domain';

import { sampleNow } from './listings.ts';

const minutesAgo = (minutes: number): string => new Date(sampleNow - minutes * 60_000).toISOString();
const day = 24 * 60;

/** The current user in the stories, and the other one. */
export const sampleReader = 'ben';
export const sampleOther = 'ana';

/** A message for stories; `from` is one of the two users. */
export function sampleMessage(
  id: string,
  from: string,
  minutes: number,
  content: string,
  read = true,
): Message {
  return {
    id,
    listing_id: 'oak-table',
    from_user_id: from,
    to_user_id: from === sampleReader ? sampleOther : sampleReader,
    subject: 'Inquiry about: Oak dining table with two chairs',
    content,
    read,
    created_at: minutesAgo(minutes),
  };
}

/** A conversation over nine days, oldest first; the last message is unread. */
export const sampleConversation: readonly Message[] = [
  sampleMessage('m1', sampleReader, 9 * day, 'Hi Ana, is the table still there?'),
  sampleMessage('m2', sampleReader, 9 * day - 2, 'And do the chairs belong to it?'),
  sampleMessage('m3', sampleOther, 3 * day, 'Hi Ben! It is, and they do.'),
  sampleMessage(
    'm4',
    sampleOther,
    3 * day - 1,
    'The top has one water mark, near the middle.\n\nIt comes apart in ten minutes, so a small car is fine.',
  ),
  sampleMessage('m5', sampleReader, 200, 'Would 200 be all right? I could come on Saturday morning.'),
  sampleMessage('m6', sampleOther, 35, 'Let us say 220 and I help carry.', false),
  sampleMessage('m7', sampleOther, 34, 'Saturday at ten?', false),
];

const summary = (change: Partial<ConversationSummary>): ConversationSummary => ({
  listing_id: 'oak-table',
  other_user_id: sampleOther,
  other_user: { name: 'Ana Castillo' },
  listing: { title: 'Oak dining table with two chairs', status: 'active' },
  unread_count: 0,
  last_message: { content: 'Saturday at ten?', created_at: minutesAgo(34), from_user_id: sampleOther },
  ...change,
});

/** Conversations of every kind: unread, read, with one's own last message, long, and with a deleted user. */
export const sampleConversations: readonly ConversationSummary[] = [
  summary({ unread_count: 2 }),
  summary({
    listing_id: 'bike',
    other_user_id: 'cleo',
    other_user: { name: 'Cleo Nguyen' },
    listing: { title: 'City bike, 54 cm, new tires' },
    last_message: {
      content: 'Great, I will bring a pump so that you can try it properly.',
      created_at: minutesAgo(2 * day),
      from_user_id: sampleReader,
    },
  }),
  summary({
    listing_id: 'long',
    other_user_id: 'long',
    other_user: { name: 'Wolfeschlegelsteinhausenbergerdorff محمد' },
    listing: { title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' },
    unread_count: 120,
    last_message: { content: 'هل ما زال متاحًا؟', created_at: minutesAgo(5 * day) },
  }),
  summary({
    listing_id: 'gone',
    other_user_id: 'gone',
    other_user: null,
    listing: null,
    last_message: { content: 'Thank you, it looks lovely here.', created_at: minutesAgo(40 * day) },
  }),
];
