import type { Message } from '@porchlight/domain';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { createActor, type EventFrom, type InputFrom } from 'xstate';

import { pendingCall, settle, stillClock } from '../testing/harness.ts';
import { ana, ben, messageNumber } from '../testing/people.ts';
import {
  conversationReaderMachine,
  type MarkOutput,
  type ConversationReaderEmitted,
  type ConversationReaderEvent,
  type ConversationReaderInput,
} from './index.ts';
import { seeded } from '../testing/seed.ts';

function start(closed = false) {
  const clock = stillClock();
  const mark = pendingCall<MarkOutput, { ids: string[] }>();
  const reply = pendingCall<Message, { messageId: string; content: string }>();
  const actor = createActor(
    conversationReaderMachine.provide({ actors: { markRead: mark.actor, sendReply: reply.actor } }),
    { clock, input: { userId: ana.id, closed } },
  );
  const heard: ConversationReaderEmitted[] = [];
  actor.on('*', (event) => heard.push(event));
  actor.start();
  return {
    actor,
    clock,
    mark,
    reply,
    heard,
    receive: (...messages: Message[]) => actor.send({ type: 'messages.received', messages }),
    context: () => actor.getSnapshot().context,
    scrolls: () => heard.filter(({ type }) => type === 'scroll.due').length,
  };
}

const own = (number: number) =>
  messageNumber(number, { from_user_id: ana.id, to_user_id: ben.id, read: false });

describe('marking', () => {
  test('marks at 500 ms, not at 499 ms; only unread messages, only to this user', () => {
    const { clock, mark, receive } = start();
    receive(messageNumber(1, { read: true }), messageNumber(2), own(3), messageNumber(4));
    clock.increment(499);
    expect(mark.calls).toHaveLength(0);
    clock.increment(1);
    expect(mark.calls.map(({ input }) => input.ids)).toEqual([['m2', 'm4']]);
  });

  test('is canceled when the conversation is closed first', () => {
    const { actor, clock, mark, receive } = start();
    receive(messageNumber(1));
    clock.increment(400);
    actor.stop();
    clock.increment(60_000);
    expect(mark.calls).toHaveLength(0);
  });

  test('marks messages that arrive while it is open, including during a call', async () => {
    const { clock, mark, receive, heard } = start();
    receive(messageNumber(1));
    clock.increment(500);
    receive(messageNumber(1), messageNumber(2));
    mark.last().resolve({ marked: ['m1'], failures: [] });
    await settle();
    clock.increment(500);
    expect(mark.calls.map(({ input }) => input.ids)).toEqual([['m1'], ['m2']]);
    expect(heard).toContainEqual({ type: 'messages.marked', ids: ['m1'] });
  });

  test('one failed call does not stop the others, is logged, and is not retried forever', async () => {
    const { clock, mark, receive, heard, context } = start();
    receive(messageNumber(1), messageNumber(2));
    clock.increment(500);
    mark.last().resolve({ marked: ['m2'], failures: [new Error('offline')] });
    await settle();
    expect(context().messages.map(({ read }) => read)).toEqual([false, true]);
    expect(heard.map(({ type }) => type)).toContain('failure.logged');
    receive(messageNumber(1), messageNumber(2, { read: true }));
    clock.increment(60_000);
    expect(mark.calls).toHaveLength(1);
  });

  test('a call that rejects is logged, and the next message is still marked', async () => {
    const { clock, mark, receive } = start();
    receive(messageNumber(1));
    clock.increment(500);
    mark.last().reject(new Error('offline'));
    await settle();
    receive(messageNumber(1), messageNumber(2));
    clock.increment(500);
    expect(mark.last().input.ids).toEqual(['m2']);
  });
});

describe('keeping the end in view', () => {
  test('scrolls at 100 ms after opening, not at 99 ms', () => {
    const { clock, receive, scrolls } = start();
    receive(messageNumber(1));
    clock.increment(99);
    expect(scrolls()).toBe(0);
    clock.increment(1);
    expect(scrolls()).toBe(1);
  });

  test('scrolling away meanwhile cancels the scroll', () => {
    const { actor, clock, receive, scrolls } = start();
    receive(messageNumber(1));
    clock.increment(50);
    actor.send({ type: 'pane.scrolled', atEnd: false });
    clock.increment(1000);
    expect(scrolls()).toBe(0);
  });

  test("scrolls after the user's own reply, and known messages cause no second scroll", async () => {
    const { actor, clock, receive, reply, scrolls } = start();
    receive(messageNumber(1));
    clock.increment(100);
    actor.send({ type: 'reply.changed', text: 'Tonight' });
    actor.send({ type: 'reply.sent' });
    reply.last().resolve(own(2));
    await settle();
    expect(actor.getSnapshot().matches({ scrolling: 'settling' })).toBe(true);
    actor.send({ type: 'pane.scrolled', atEnd: false });
    expect(actor.getSnapshot().matches({ scrolling: 'resting' })).toBe(true);
    receive(messageNumber(1), own(2));
    clock.increment(1000);
    expect(scrolls()).toBe(1);
  });

  test('scrolling that stays at the end does not cancel it', () => {
    const { actor, clock, receive, scrolls } = start();
    receive(messageNumber(1));
    actor.send({ type: 'pane.scrolled', atEnd: true });
    clock.increment(100);
    expect(scrolls()).toBe(1);
  });

  test.each([
    { name: 'new messages while reading further up', atEnd: false, next: messageNumber(2), moves: 1 },
    { name: 'new messages while at the end', atEnd: true, next: messageNumber(2), moves: 2 },
    { name: "the user's own message from another device", atEnd: false, next: own(2), moves: 2 },
    { name: 'older messages loaded above', atEnd: true, next: messageNumber(0), moves: 1 },
  ])('$name: $moves scrolls', ({ atEnd, next, moves }) => {
    const { actor, clock, receive, scrolls } = start();
    receive(messageNumber(1));
    clock.increment(100);
    actor.send({ type: 'pane.scrolled', atEnd });
    receive(messageNumber(1), next);
    clock.increment(100);
    expect(scrolls()).toBe(moves);
  });

  test('an empty conversation does not scroll', () => {
    const { clock, receive, scrolls } = start();
    receive();
    clock.increment(1000);
    expect(scrolls()).toBe(0);
  });
});

test('messages are kept oldest first, each once', () => {
  const { receive, context } = start();
  receive(messageNumber(3), messageNumber(1), messageNumber(2), messageNumber(1));
  expect(context().messages.map(({ id }) => id)).toEqual(['m1', 'm2', 'm3']);
});

describe('replying', () => {
  test('replies to the newest message and scrolls to the end', async () => {
    const { actor, clock, reply, receive, heard, context, scrolls } = start();
    receive(messageNumber(2), messageNumber(1));
    clock.increment(100);
    actor.send({ type: 'pane.scrolled', atEnd: false });
    actor.send({ type: 'reply.changed', text: ' Tonight\r\nat six ' });
    actor.send({ type: 'reply.sent' });
    actor.send({ type: 'reply.sent' });
    expect(reply.calls.map(({ input }) => input)).toEqual([{ messageId: 'm2', content: 'Tonight\nat six' }]);
    reply.last().resolve(own(3));
    await settle();
    expect(context().reply).toBe('');
    expect(context().messages.map(({ id }) => id)).toEqual(['m1', 'm2', 'm3']);
    expect(heard.map(({ type }) => type)).toContain('reply.delivered');
    clock.increment(100);
    expect(scrolls()).toBe(2);
  });

  test('a failure keeps the text, shows an error, and can be retried', async () => {
    const { actor, reply, receive, context } = start();
    receive(messageNumber(1));
    actor.send({ type: 'reply.changed', text: 'Tonight' });
    actor.send({ type: 'reply.sent' });
    reply.last().reject({ status: 500 });
    await settle();
    expect(actor.getSnapshot().matches({ replying: 'failed' })).toBe(true);
    expect(context().reply).toBe('Tonight');
    actor.send({ type: 'reply.sent' });
    expect(reply.inFlight()).toBe(1);
  });

  test.each([
    { name: 'an empty conversation', messages: [], text: 'Hi', closed: false },
    { name: 'blank text', messages: [messageNumber(1)], text: '  \n ', closed: false },
    { name: 'too long a text', messages: [messageNumber(1)], text: 'x'.repeat(5001), closed: false },
    { name: 'a closed conversation', messages: [messageNumber(1)], text: 'Hi', closed: true },
  ])('cannot reply to $name', ({ messages, text, closed }) => {
    const { actor, reply, receive } = start(closed);
    receive(...messages);
    actor.send({ type: 'reply.changed', text });
    actor.send({ type: 'reply.sent' });
    expect(reply.calls).toHaveLength(0);
  });

  test('a conversation that closes while open accepts no more replies', () => {
    const { actor, reply, receive } = start();
    receive(messageNumber(1));
    actor.send({ type: 'conversation.closed' });
    actor.send({ type: 'reply.changed', text: 'Hi' });
    actor.send({ type: 'reply.sent' });
    expect(reply.calls).toHaveLength(0);
  });
});

test('never two replies or two mark calls in flight, no message marked twice, no text lost', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('receive' as const), upTo: fc.integer({ min: 0, max: 6 }) }),
    fc.record({ do: fc.constant('write' as const), text: fc.string({ maxLength: 4 }) }),
    fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 50, max: 600 }) }),
    fc.record({
      do: fc.constantFrom('send' as const, 'deliver' as const, 'fail' as const, 'marked' as const),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (plan) => {
      const { actor, clock, mark, reply, receive, context } = start();
      let text = '';
      for (const next of plan) {
        if (next.do === 'receive') {
          receive(...Array.from({ length: next.upTo }, (_, index) => messageNumber(index)));
        } else if (next.do === 'write') {
          if (!actor.getSnapshot().matches({ replying: 'sending' })) text = next.text;
          actor.send({ type: 'reply.changed', text: next.text });
        } else if (next.do === 'wait') clock.increment(next.ms);
        else if (next.do === 'send') actor.send({ type: 'reply.sent' });
        else if (next.do === 'deliver') {
          if (reply.inFlight() === 1) text = '';
          reply.calls.at(-1)?.resolve(own(50 + reply.calls.length));
        } else if (next.do === 'fail') reply.calls.at(-1)?.reject(new Error('offline'));
        else if (mark.inFlight() === 1) mark.last().resolve({ marked: mark.last().input.ids, failures: [] });
        await settle();
        expect(reply.inFlight()).toBeLessThanOrEqual(1);
        expect(mark.inFlight()).toBeLessThanOrEqual(1);
        expect(context().reply).toBe(text.replaceAll(/\r\n?/g, '\n'));
      }
      const marked = mark.calls.flatMap(({ input }) => input.ids);
      expect(new Set(marked).size).toBe(marked.length);
    }),
    seeded,
  );
});

test('types of events and input', () => {
  expectTypeOf<EventFrom<typeof conversationReaderMachine>>().toEqualTypeOf<ConversationReaderEvent>();
  expectTypeOf<InputFrom<typeof conversationReaderMachine>>().toEqualTypeOf<ConversationReaderInput>();
});
