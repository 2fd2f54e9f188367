import type { FlowSamples } from '../testing/coverage.ts';
import { ana, ben, messageNumber } from '../testing/people.ts';
import { conversationReaderMachine } from './conversationReader.machine.ts';

const first = messageNumber(1);
const read = messageNumber(1, { read: true });
const answer = messageNumber(3, { from_user_id: ana.id, to_user_id: ben.id, read: true });

export const conversationReaderSamples: FlowSamples<typeof conversationReaderMachine> = {
  machine: conversationReaderMachine,
  inputs: [{ userId: ana.id }],
  events: [
    { type: 'messages.received', messages: [read] },
    { type: 'messages.received', messages: [messageNumber(2), first] },
    { type: 'pane.scrolled', atEnd: false },
    { type: 'pane.scrolled', atEnd: true },
    { type: 'reply.changed', text: 'You can see it tonight.' },
    { type: 'reply.sent' },
    { type: 'conversation.closed' },
  ],
  answers: {
    markRead: [
      { marked: ['m1', 'm2'], failures: [] },
      { marked: ['m1'], failures: [new Error('No answer')] },
    ],
    sendReply: [answer],
  },
};
