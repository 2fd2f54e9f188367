import type { SeedMessage, SeedConversation } from '../types.ts';
import { chessGame } from './chess.ts';

type Line = readonly [from: 'asker' | 'owner', daysAgo: number, content: string];

const said = (lines: readonly Line[], read: boolean): SeedMessage[] =>
  lines.map(([from, daysAgo, content]) => ({ from, daysAgo, content, read }));

/** A conversation; the messages in `unread` have not been read yet. */
const conversation = (
  listing: string,
  asker: string,
  lines: readonly Line[],
  { unread = [], ...rest }: { unread?: readonly Line[]; subject?: string } = {},
): SeedConversation => ({
  listing,
  asker,
  ...rest,
  messages: [...said(lines, true), ...said(unread, false)],
});

/** The demo conversations, oldest message first in each. Ana and Ben have unread messages. */
export const conversations: readonly SeedConversation[] = [
  conversation(
    'walnut-chairs',
    'ben',
    [
      [
        'asker',
        0.35,
        'Hi Ana, are the table and chairs still there? I am in Austin until Monday and could come with a truck.',
      ],
      ['owner', 0.33, 'Hi Ben, yes they are. Today after five or tomorrow morning, whatever is easier.'],
      ['asker', 0.3, 'Tomorrow morning is good. Does the table come apart, or do I need a second person?'],
      [
        'owner',
        0.28,
        'The legs come off with one wrench, ten minutes. The top is about 40 pounds, one person can do it.',
      ],
    ],
    {
      unread: [
        ['asker', 0.04, 'Great. Would you take 220 if I am there at nine?'],
        ['asker', 0.03, 'In cash, I mean.'],
      ],
    },
  ),
  conversation('walnut-chairs', 'cleo', [], {
    subject: 'Could you ship the table?',
    unread: [
      [
        'asker',
        0.11,
        'Hello, I know you said pickup. My brother drives from Austin to Chicago next week. Could he collect it all on the 3rd?',
      ],
    ],
  }),
  conversation('walnut-chairs', 'grace', [
    ['asker', 0.31, 'What color would you say the chairs are in daylight?'],
    ['owner', 0.29, 'Brown with a bit of red, darker than milk chocolate. The pictures are close.'],
  ]),
  conversation('green-stroller', 'layla', [
    ['asker', 0.9, 'السلام عليكم, does the hood fold all the way back?'],
    ['owner', 0.85, 'Hello! Yes, it folds flat behind the mattress.'],
    ['asker', 0.8, 'Perfect. My cousin lives in Round Rock and can pick it up on Sunday.'],
    ['owner', 0.7, 'Sunday works. I will keep it for her until noon.'],
  ]),
  conversation(
    'snake-plant',
    'hector',
    [
      ['asker', 1.4, 'Is the pot heavy? I would be on the bus.'],
      ['owner', 1.2, 'About eight pounds. I have carried it on the bus, it gets looks.'],
    ],
    {
      unread: [['asker', 0.6, 'I can live with looks. Wednesday at six?']],
    },
  ),
  conversation('podcast-editor', 'noah', [
    ['asker', 6.1, 'I have edited about sixty episodes for a local history show. Would you like a sample?'],
    ['owner', 5.8, 'Please. One with two people talking, if you have it.'],
    ['asker', 5.7, 'Sent by mail just now, the one about the flood of 1937.'],
  ]),
  conversation(
    'teal-city-bike',
    'ana',
    [
      ['asker', 3.2, 'Would it fit someone who is 5 foot 6? I would be buying it for my sister in Gresham.'],
      [
        'owner',
        3.1,
        'It should, with the saddle about two fingers up from where it is now. She can try it in the park.',
      ],
      ['asker', 3.0, 'Lovely, I will tell her to write to you.'],
    ],
    {
      unread: [
        ['owner', 0.5, 'She came by. She likes it and wants to know if you would split the price of a bell.'],
      ],
    },
  ),
  conversation(
    'teal-city-bike',
    'jamal',
    [['asker', 2.0, 'Would you ship it to Philadelphia if I pay for the box?']],
    { unread: [['asker', 0.2, 'No hurry. I just saw that it is still up.']] },
  ),
  conversation('teal-city-bike', 'quinn', [
    ['asker', 5.5, 'Is the frame steel?'],
    ['owner', 5.4, 'Steel, yes. About 34 pounds with the basket.'],
  ]),
  conversation(
    'lawn-chair',
    'zoe',
    [
      ['asker', 1.1, 'Do you have the plans? I would rather build one than drive 3000 miles.'],
      ['owner', 1.0, 'Only a drawing with coffee on it. I will take a picture of it for you.'],
    ],
    {
      unread: [['asker', 0.7, 'A coffee drawing is the best kind. Thank you.']],
    },
  ),
  conversation('bike-tuneup', 'mei', [
    ['asker', 4.4, 'Do you do drum brakes?'],
    ['owner', 4.2, 'I do, it takes an extra day because of one part.'],
    ['asker', 4.1, 'Fine with me. Thursday?'],
    ['owner', 4.0, 'Thursday. The garage is the one with the blue kayak.'],
  ]),
  conversation(
    'room-blue-bed',
    'ana',
    [['asker', 0.6, 'Is the room free for October to December only? I am coming for a training.']],
    {
      unread: [
        ['owner', 0.15, 'We would like somebody for longer, but let me ask the others. Do you mind cats?'],
      ],
    },
  ),
  conversation('family-portraits', 'cleo', [
    ['asker', 1.2, 'We are five with a very old dog. Is that fine?'],
    ['owner', 1.1, 'Very old dogs are my favorite. Bring what he likes to eat.'],
  ]),
  conversation(
    'acoustic-guitar',
    'ben',
    [
      ['asker', 2.9, 'Would you do 150?'],
      ['owner', 2.6, 'I would do 165 and put in a capo.'],
      ['asker', 2.5, 'Let me sleep on it.'],
    ],
    { unread: [['owner', 0.9, 'Slept well? Somebody asked about it today, but you were first.']] },
  ),
  conversation('gray-cat', 'tomasz', [
    [
      'asker',
      1.8,
      'I live alone, I am home most of the day, and I am quiet. I had a cat for nineteen years.',
    ],
    ['owner', 1.6, 'She would like that I think. Could you visit on Saturday?'],
    ['asker', 1.5, 'I will take the bus at nine.'],
  ]),
  conversation('bookcase-pink-room', 'ana', [
    ['asker', 15.2, 'Can you tell me the depth of the shelves?'],
    ['owner', 15.1, 'Ten inches. But it was picked up an hour ago, I am sorry.'],
  ]),
  conversation('tv-and-cabinet', 'esther', [['asker', 3.9, 'Only the cabinet, for 90, is that still on?']], {
    unread: [['owner', 2.2, 'It is. Bring somebody, it is longer than it looks.']],
  }),
  conversation('small-house', 'sam', [
    ['asker', 1.9, 'We are two adults and a parrot. Is a parrot a pet?'],
    ['owner', 1.8, 'A parrot is a pet, and welcome, if he does not imitate smoke alarms.'],
  ]),
  { listing: 'chess-club', asker: 'ana', subject: 'Tuesdays when I am in town', messages: [...chessGame] },
];
