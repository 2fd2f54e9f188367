import { limits, texts, toWellFormed, type Message, type MessageInput } from '@porchlight/domain';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { createActor, initialTransition, transition, type EventFrom, type InputFrom } from 'xstate';

import { pendingCall, settle } from '../testing/harness.ts';
import { messageNumber } from '../testing/people.ts';
import {
  canSendMessage,
  contactDialogMachine,
  type ContactDialogEvent,
  type ContactDialogInput,
} from './index.ts';
import { seeded } from '../testing/seed.ts';

const input: ContactDialogInput = { listingId: 'desk', listingTitle: 'Oak desk' };

function start(listingTitle = 'Oak desk') {
  const send = pendingCall<Message | undefined, MessageInput>();
  const actor = createActor(contactDialogMachine.provide({ actors: { sendMessage: send.actor } }), {
    input: { ...input, listingTitle },
  });
  const heard: string[] = [];
  actor.on('*', ({ type }) => heard.push(type));
  actor.start();
  const write = (message: string) => {
    actor.send({ type: 'dialog.opened' });
    actor.send({ type: 'message.changed', message });
  };
  return { actor, send, heard, write, context: () => actor.getSnapshot().context };
}

describe('transitions', () => {
  const [closed] = initialTransition(contactDialogMachine, input);
  const run = (events: ContactDialogEvent[]) =>
    events.reduce((snapshot, event) => transition(contactDialogMachine, snapshot, event)[0], closed);
  const open: ContactDialogEvent = { type: 'dialog.opened' };
  const shut: ContactDialogEvent = { type: 'dialog.closed' };
  const typed: ContactDialogEvent = { type: 'message.changed', message: 'Hello' };
  const sent: ContactDialogEvent = { type: 'message.sent' };

  test.each<{ name: string; events: ContactDialogEvent[]; state: unknown }>([
    { name: 'starts closed', events: [], state: 'closed' },
    { name: 'opens', events: [open], state: 'editing' },
    { name: 'does not send an empty message', events: [open, sent], state: 'editing' },
    { name: 'closes at once when empty', events: [open, shut], state: 'closed' },
    { name: 'asks before discarding text', events: [open, typed, shut], state: 'confirmingDiscard' },
    {
      name: 'goes back to the text',
      events: [open, typed, shut, { type: 'discard.canceled' }],
      state: 'editing',
    },
    { name: 'Escape in the question means go back', events: [open, typed, shut, shut], state: 'editing' },
    {
      name: 'discards the text when confirmed',
      events: [open, typed, shut, { type: 'discard.confirmed' }],
      state: 'closed',
    },
    { name: 'sends', events: [open, typed, sent], state: { sending: 'inSight' } },
    {
      name: 'keeps sending when closed',
      events: [open, typed, sent, shut],
      state: { sending: 'outOfSight' },
    },
    {
      name: 'can be reopened',
      events: [open, typed, sent, shut, open],
      state: { sending: 'inSight' },
    },
    { name: 'does not send twice', events: [open, typed, sent, sent], state: { sending: 'inSight' } },
  ])('$name', ({ events, state }) => {
    expect(run(events).value).toEqual(state);
  });
});

test('the subject starts with the listing title, truncated to fit, never inside a character', () => {
  expect(start().context().subject).toBe('Inquiry about: Oak desk');
  const long = start(`${'a'.repeat(239)}💡💡`).context().subject;
  expect(long.length).toBeLessThanOrEqual(limits.subjectMax);
  expect(toWellFormed(long)).toBe(long);
});

test.each([
  { message: '   ', subject: '', fits: false },
  { message: 'Hi', subject: '', fits: true },
  { message: 'x'.repeat(5000), subject: 's'.repeat(255), fits: true },
  { message: 'x'.repeat(5001), subject: '', fits: false },
  { message: 'Hi', subject: 's'.repeat(256), fits: false },
])('can be sent: $fits', ({ message, subject, fits }) => {
  expect(canSendMessage({ message, subject })).toBe(fits);
});

test('sends trimmed text and counts a line break as one character', () => {
  const { actor, send, write } = start();
  write('  Hello\r\nthere  ');
  actor.send({ type: 'message.sent' });
  expect(send.last().input).toEqual({
    listing_id: 'desk',
    subject: 'Inquiry about: Oak desk',
    content: 'Hello\nthere',
  });
});

test('success closes and empties the form and emits an event', async () => {
  const { actor, send, heard, write, context } = start();
  write('Hello');
  actor.send({ type: 'subject.changed', subject: 'Desk' });
  actor.send({ type: 'message.sent' });
  send.last().resolve(messageNumber(1));
  await settle();
  expect(actor.getSnapshot().value).toBe('sent');
  expect(context()).toMatchObject({ message: '', subject: 'Inquiry about: Oak desk' });
  expect(heard).toEqual(['message.delivered']);
  actor.send({ type: 'success.dismissed' });
  expect(actor.getSnapshot().value).toBe('closed');
});

test.each([{ away: false }, { away: true }])(
  'failure keeps the text and shows the error, closed meanwhile: $away',
  async ({ away }) => {
    const { actor, send, heard, write, context } = start();
    write('Hello');
    actor.send({ type: 'message.sent' });
    if (away) actor.send({ type: 'dialog.closed' });
    send.last().reject({ status: 500 });
    await settle();
    expect(actor.getSnapshot().value).toBe('editing');
    expect(context()).toMatchObject({ message: 'Hello', error: texts.contactSeller.failed });
    expect(heard).toEqual(['failure.logged']);
    actor.send({ type: 'subject.changed', subject: 'Desk' });
    expect(context().error).toBeNull();
  },
);

test('never two messages in flight; text is only cleared by delivery or by choice', async () => {
  const step = fc.oneof(
    fc.constantFrom<ContactDialogEvent>(
      { type: 'dialog.opened' },
      { type: 'dialog.closed' },
      { type: 'message.sent' },
      { type: 'discard.confirmed' },
      { type: 'discard.canceled' },
      { type: 'success.dismissed' },
    ),
    fc
      .string({ minLength: 1, maxLength: 5 })
      .map((message) => ({ type: 'message.changed' as const, message })),
    fc.constantFrom('deliver' as const, 'fail' as const),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { actor, send, context } = start();
      let wanted = '';
      for (const next of steps) {
        const before = actor.getSnapshot();
        if (next === 'deliver') {
          if (send.inFlight() === 1) wanted = '';
          send.calls.at(-1)?.resolve(undefined);
        } else if (next === 'fail') send.calls.at(-1)?.reject(new Error('offline'));
        else {
          if (next.type === 'message.changed' && before.matches('editing')) wanted = next.message;
          if (next.type === 'discard.confirmed' && before.matches('confirmingDiscard')) wanted = '';
          // Blank text is discarded without a question.
          if (next.type === 'dialog.closed' && before.matches('editing') && wanted.trim() === '') wanted = '';
          actor.send(next);
        }
        await settle();
        expect(send.inFlight()).toBeLessThanOrEqual(1);
        expect(context().message).toBe(wanted);
      }
    }),
    seeded,
  );
});

test('types of events and input', () => {
  expectTypeOf<EventFrom<typeof contactDialogMachine>>().toEqualTypeOf<ContactDialogEvent>();
  expectTypeOf<InputFrom<typeof contactDialogMachine>>().toEqualTypeOf<ContactDialogInput>();
});
