import { texts } from '@porchlight/domain';
import { defineFlow } from '@porchlight/flow-explorer';
import { EmptyState, Conversation, ReplyBox, Stack } from '@porchlight/ui';

import { ana, ben, messageNumber } from '../testing/people.ts';
import { conversationReaderSamples } from './conversationReader.samples.ts';

const words = [
  messageNumber(1, { content: 'Hello, is the desk still there?', read: true }),
  messageNumber(2, {
    content: 'It is. When would you like to see it?',
    from_user_id: ana.id,
    to_user_id: ben.id,
  }),
];
const news = messageNumber(3, { content: 'Tonight at six, if that suits you.' });
const answered = messageNumber(4, { content: 'Six is good.', from_user_id: ana.id, to_user_id: ben.id });
const opened = [{ type: 'messages.received' as const, messages: words }, { wait: 100 }];
const arrived = [...opened, { type: 'messages.received' as const, messages: [...words, news] }];
const replying = [
  ...arrived,
  { wait: 500 },
  { answer: 'markRead', with: { marked: [news.id], failures: [] } },
  { type: 'reply.changed' as const, text: 'Six is good.' },
  { type: 'reply.sent' as const },
];

export const conversationReaderFlow = defineFlow({
  ...conversationReaderSamples,
  events: [
    { type: 'messages.received', messages: words },
    { type: 'messages.received', messages: [...words, news] },
    { type: 'pane.scrolled', atEnd: false },
    { type: 'pane.scrolled', atEnd: true },
    { type: 'reply.changed', text: 'Six is good.' },
    { type: 'reply.sent' },
    { type: 'conversation.closed' },
  ],
  answers: { markRead: [{ marked: [news.id], failures: [] }], sendReply: [answered] },
  summary:
    'One open conversation: marks messages as read, keeps the end in view, sends replies and keeps the typed text.',
  shown: {
    holding: [],
    'marking.resting': opened,
    'marking.reading': arrived,
    'marking.saving': [...arrived, { wait: 500 }],
    'scrolling.resting': [...opened, { type: 'pane.scrolled', atEnd: false }],
    'scrolling.settling': [{ type: 'messages.received', messages: words }],
    'replying.composing': [...opened, { type: 'reply.changed', text: 'Six is good.' }],
    'replying.sending': replying,
    'replying.failed': [...replying, { fail: 'sendReply' }],
  },
  ui: ({ snapshot, send }) => {
    const { messages, reply, closed, userId } = snapshot.context;
    return (
      <Stack gap={4}>
        {messages.length === 0 ? (
          <EmptyState title={texts.messages.empty} drawing={null} />
        ) : (
          <Conversation
            conversation={messages}
            currentUserId={userId}
            otherName={ben.name}
            now={Date.UTC(2026, 5, 15, 16)}
            onAtEndChange={(atEnd) => send({ type: 'pane.scrolled', atEnd })}
            style={{ maxBlockSize: 320 }}
          />
        )}
        <ReplyBox
          value={reply}
          onValueChange={(text) => send({ type: 'reply.changed', text })}
          onSend={() => send({ type: 'reply.sent' })}
          state={
            snapshot.matches({ replying: 'sending' })
              ? 'sending'
              : snapshot.matches({ replying: 'failed' })
                ? 'failed'
                : undefined
          }
          closedReason={closed ? texts.messages.notActive : undefined}
        />
      </Stack>
    );
  },
});
