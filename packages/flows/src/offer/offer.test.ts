import { type Message, offerEnd, texts } from '@porchlight/domain';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { createActor, type EventFrom, initialTransition, transition } from 'xstate';

import { pendingCall, settle } from '../testing/harness.ts';
import { seeded } from '../testing/seed.ts';
import { type OfferDeed, type OfferEvent, offerMachine, type OfferQuestion } from './index.ts';

const message = (status: string): Message => ({
  id: 'm1',
  listing_id: 'desk',
  from_user_id: 'ben',
  to_user_id: 'ana',
  subject: '',
  content: 'Offer: $90',
  offer: { amount: 90, status, expires_at: new Date(offerEnd(0)).toISOString() },
  read: false,
  created_at: new Date(0).toISOString(),
});

function start() {
  const send = pendingCall<Message, OfferQuestion>();
  const answer = pendingCall<unknown, OfferDeed>();
  const actor = createActor(
    offerMachine.provide({
      actors: { sendOffer: send.actor, answerOffer: answer.actor },
    }),
  );
  const heard: string[] = [];
  for (const type of ['offer.changed', 'offer.outdated', 'failure.logged'] as const)
    actor.on(type, () => heard.push(type));
  actor.start();
  const state = () => JSON.stringify(actor.getSnapshot().value);
  return { actor, send, answer, heard, state, error: () => actor.getSnapshot().context.error };
}

describe('making an offer', () => {
  test('sends the amount as a number, with the offer it counters', async () => {
    const { actor, send, heard, state } = start();
    actor.send({ type: 'offer.composed', counters: 'm0' });
    actor.send({ type: 'amount.changed', amount: ' 119.50 ' });
    actor.send({ type: 'offer.sent' });
    expect(send.last().input).toEqual({ amount: 119.5, counters: 'm0' });
    send.last().resolve(message('open'));
    await settle();
    expect(state()).toBe('{"settled":"resting"}');
    expect(heard).toEqual(['offer.changed']);
  });

  test.each(['', 'a lot', '0', '-1', '1.005', '1000000', '1e3'])(
    'explains which amounts are valid: "%s"',
    (amount) => {
      const { actor, send, error } = start();
      actor.send({ type: 'offer.composed', counters: null });
      actor.send({ type: 'amount.changed', amount });
      actor.send({ type: 'offer.sent' });
      expect(send.calls).toEqual([]);
      expect(error()).toMatch(/amount/);
      actor.send({ type: 'amount.changed', amount: '9' });
      expect(error()).toBeNull();
    },
  );

  test('a failed offer stays in the form; the second user leaves the form and sees why', async () => {
    const { actor, send, heard, state, error } = start();
    actor.send({ type: 'offer.composed', counters: null });
    actor.send({ type: 'amount.changed', amount: '90' });
    actor.send({ type: 'offer.sent' });
    send.last().reject({ status: 500 });
    await settle();
    expect(state()).toBe('"composing"');
    expect(actor.getSnapshot().context.amount).toBe('90');
    expect(error()).toMatch(/try again/);
    actor.send({ type: 'offer.sent' });
    send.last().reject({ status: 409, serverMessage: texts.offers.tooLate.countered });
    await settle();
    expect(state()).toBe('{"settled":"told"}');
    expect(error()).toBe(texts.offers.tooLate.countered);
    expect(heard).toEqual(['failure.logged', 'offer.outdated', 'failure.logged']);
  });

  test('an abandoned offer is cleared; the next starts empty', () => {
    const { actor, state } = start();
    actor.send({ type: 'offer.composed', counters: 'm0' });
    actor.send({ type: 'amount.changed', amount: '90' });
    actor.send({ type: 'offer.abandoned' });
    expect(state()).toBe('{"settled":"resting"}');
    actor.send({ type: 'offer.composed', counters: null });
    expect(actor.getSnapshot().context).toMatchObject({ amount: '', counters: null, error: null });
  });
});

describe('answering', () => {
  test('sends one request, however often the button is pressed', async () => {
    const { actor, answer, heard } = start();
    actor.send({ type: 'answer.given', messageId: 'm1', status: 'accepted' });
    actor.send({ type: 'answer.given', messageId: 'm1', status: 'declined' });
    actor.send({ type: 'offer.composed', counters: 'm1' });
    expect(answer.calls.map(({ input }) => input)).toEqual([{ messageId: 'm1', status: 'accepted' }]);
    answer.last().resolve(message('accepted'));
    await settle();
    expect(heard).toEqual(['offer.changed']);
  });

  test.each([
    [{ status: 409, serverMessage: texts.offers.tooLate.withdrawn }, /withdrawn/],
    [{ status: 500 }, /try again/],
    [{}, /try again/],
  ])('after %j it shows an error and requests a reload of the conversation', async (failure, said) => {
    const { actor, answer, heard, error } = start();
    actor.send({ type: 'answer.given', messageId: 'm1', status: 'accepted' });
    answer.last().reject(failure);
    await settle();
    expect(actor.getSnapshot().value).toEqual({ settled: 'told' });
    expect(heard).toEqual(['offer.outdated', 'failure.logged']);
    expect(error()).toMatch(said);
    actor.send({ type: 'failure.dismissed' });
    expect(error()).toBeNull();
  });
});

/** A server with one offer: the first response wins, later ones are rejected. */
test('two users who act at any moment never see different outcomes', async () => {
  const step = fc.record({ who: fc.constantFrom(0, 1), act: fc.constantFrom('answer', 'arrive') });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 24 }), async (steps) => {
      const people = [start(), start()] as const;
      let winner: number | undefined;
      for (const { who, act } of steps) {
        const { actor, answer } = people[who === 0 ? 0 : 1];
        if (act === 'answer')
          actor.send({ type: 'answer.given', messageId: 'm1', status: who === 0 ? 'withdrawn' : 'accepted' });
        else if (answer.inFlight() === 1) {
          winner ??= who;
          if (winner === who) answer.last().resolve(message(who === 0 ? 'withdrawn' : 'accepted'));
          else answer.last().reject({ status: 409, serverMessage: 'Too late' });
        }
        await settle();
      }
      for (const [who, { answer, heard }] of people.entries()) {
        expect(answer.inFlight()).toBeLessThanOrEqual(1);
        if (who !== winner) expect(heard).not.toContain('offer.changed');
        if (who === winner) expect(heard).not.toContain('offer.outdated');
      }
    }),
    seeded,
  );
});

test("only the server's response ends a pending change", () => {
  const [resting] = initialTransition(offerMachine);
  const [answering] = transition(offerMachine, resting, {
    type: 'answer.given',
    messageId: 'm1',
    status: 'declined',
  });
  const [after] = transition(offerMachine, answering, { type: 'failure.dismissed' });
  expect(after.value).toBe('answering');
  expectTypeOf<EventFrom<typeof offerMachine>>().toEqualTypeOf<OfferEvent>();
});
