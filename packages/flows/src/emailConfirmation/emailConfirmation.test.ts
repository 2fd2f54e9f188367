import type { ConfirmationPreview, ConfirmEmailInput, MessageAnswer } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';

import { pendingCall, settle } from '../testing/harness.ts';
import { preview } from './emailConfirmation.samples.ts';
import { emailConfirmationMachine } from './index.ts';

function start(token: string | null = 'mailed') {
  const load = pendingCall<ConfirmationPreview, ConfirmEmailInput>();
  const confirm = pendingCall<MessageAnswer | void, ConfirmEmailInput>();
  const disown = pendingCall<MessageAnswer | void, ConfirmEmailInput>();
  const actor = createActor(
    emailConfirmationMachine.provide({
      actors: { loadPreview: load.actor, confirmAddress: confirm.actor, disownAddress: disown.actor },
    }),
    { input: { token } },
  );
  actor.start();
  return {
    actor,
    load,
    confirm,
    disown,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

async function loaded() {
  const flow = start();
  flow.load.last().resolve(preview);
  await settle();
  return flow;
}

describe('opening the link', () => {
  test('shows the account and changes nothing on the server', async () => {
    const { load, confirm, disown, state, context } = await loaded();
    expect([state(), context().preview]).toEqual(['ready', preview]);
    expect(load.calls.map(({ input }) => input)).toEqual([{ token: 'mailed' }]);
    expect([confirm.calls, disown.calls]).toEqual([[], []]);
  });

  test.each([null, '', '  '])('the token %j sends no request', (token) => {
    const { load, state } = start(token);
    expect([state(), load.calls]).toEqual(['failed', []]);
  });

  test('an invalid link shows an error; without a response it can be retried', async () => {
    const { actor, load, state, context } = start();
    load.last().reject(new Error('offline'));
    await settle();
    expect([state(), context().error]).toEqual(['unreached', expect.any(String)]);
    actor.send({ type: 'preview.retried' });
    load.last().reject({ status: 422 });
    await settle();
    expect(state()).toBe('failed');
  });
});

describe.each([
  ['confirming', 'confirm', 'confirmed'],
  ['disowning', 'disown', 'disowned'],
] as const)('%s', (step, call, done) => {
  async function begun() {
    const flow = await loaded();
    if (step === 'confirming') flow.actor.send({ type: 'address.confirmed' });
    else {
      flow.actor.send({ type: 'disowning.asked' });
      expect([flow.state(), flow.disown.calls.length]).toEqual(['asking', 0]);
      flow.actor.send({ type: 'disowning.accepted' });
    }
    return flow;
  }

  test('calls once with the token', async () => {
    const flow = await begun();
    flow.actor.send({ type: 'address.confirmed' });
    flow.actor.send({ type: 'disowning.accepted' });
    expect(flow[call].calls.map(({ input }) => input)).toEqual([{ token: 'mailed' }]);
    flow[call].last().resolve();
    await settle();
    expect(flow.state()).toBe(done);
  });

  test.each([
    [new Error('offline'), 'ready', expect.any(String)],
    [{ status: 503 }, 'ready', expect.any(String)],
    [{ status: 429 }, 'ready', expect.any(String)],
    [{ status: 422 }, 'failed', null],
  ])('after %j its state is %s', async (failure, state, error) => {
    const flow = await begun();
    flow[call].last().reject(failure);
    await settle();
    expect([flow.state(), flow.context().error]).toEqual([state, error]);
  });
});

test('“This isn’t me” can be canceled', async () => {
  const { actor, disown, state } = await loaded();
  actor.send({ type: 'disowning.asked' });
  actor.send({ type: 'disowning.declined' });
  expect([state(), disown.calls]).toEqual(['ready', []]);
});
