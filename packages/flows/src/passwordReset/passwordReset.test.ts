import { texts, type MessageAnswer, type ResetPasswordInput } from '@porchlight/domain';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { createActor, type EventFrom, type InputFrom } from 'xstate';

import { pendingCall, settle, stillClock } from '../testing/harness.ts';
import {
  passwordRequestMachine,
  passwordResetMachine,
  type PasswordRequestEvent,
  type PasswordResetEmitted,
  type PasswordResetEvent,
  type PasswordResetInput,
} from './index.ts';
import { seeded } from '../testing/seed.ts';

function startRequest() {
  const request = pendingCall<MessageAnswer | void, { email: string }>();
  const actor = createActor(passwordRequestMachine.provide({ actors: { requestReset: request.actor } }));
  actor.start();
  return { actor, request, context: () => actor.getSnapshot().context };
}

describe('requesting a link', () => {
  test('shows the confirmation, and another email can be tried', async () => {
    const { actor, request, context } = startRequest();
    actor.send({ type: 'request.submitted', email: ' ana@example.test ' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(request.last().input).toEqual({ email: 'ana@example.test' });
    request.last().resolve();
    await settle();
    expect(actor.getSnapshot().value).toBe('sent');
    expect(context().email).toBe('ana@example.test');
    actor.send({ type: 'request.restarted' });
    expect(actor.getSnapshot().value).toBe('editing');
    expect(context()).toEqual({ email: '', error: null });
  });

  test.each([
    { error: { status: 429, serverMessage: 'Please wait' }, text: 'Please wait' },
    { error: new Error('timeout of 10000ms exceeded'), text: texts.auth.forgotFailed },
  ])('a failure reads "$text" until something is typed', async ({ error, text }) => {
    const { actor, request, context } = startRequest();
    actor.send({ type: 'request.submitted', email: 'ana@example.test' });
    request.last().reject(error);
    await settle();
    expect(context().error).toBe(text);
    actor.send({ type: 'form.changed' });
    expect(context().error).toBeNull();
  });

  test('never two requests in flight', async () => {
    const step = fc.constantFrom('submit', 'restart', 'type', 'deliver', 'fail');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { actor, request } = startRequest();
        for (const next of steps) {
          if (next === 'submit') actor.send({ type: 'request.submitted', email: 'a@b.test' });
          else if (next === 'restart') actor.send({ type: 'request.restarted' });
          else if (next === 'type') actor.send({ type: 'form.changed' });
          else if (next === 'deliver') request.calls.at(-1)?.resolve();
          else request.calls.at(-1)?.reject(new Error('offline'));
          await settle();
          expect(request.inFlight()).toBeLessThanOrEqual(1);
        }
      }),
      seeded,
    );
  });
});

function startReset(token: string | null = 'mailed') {
  const clock = stillClock();
  const reset = pendingCall<MessageAnswer | void, ResetPasswordInput>();
  const actor = createActor(passwordResetMachine.provide({ actors: { resetPassword: reset.actor } }), {
    clock,
    input: { token },
  });
  const heard: PasswordResetEmitted[] = [];
  actor.on('*', (event) => heard.push(event));
  actor.start();
  return { actor, clock, reset, heard };
}

async function succeed() {
  const flow = startReset();
  flow.actor.send({ type: 'password.submitted', password: 'Lantern22', confirmPassword: 'Lantern22' });
  flow.reset.last().resolve();
  await settle();
  return flow;
}

const toLogin = {
  type: 'redirect.due',
  to: 'login',
  notice: texts.auth.resetDone,
  tone: 'positive',
} as const;

describe('choosing a new password', () => {
  test.each([null, '', '  '])('the token %j redirects to the page that requests a link', (token) => {
    const { actor, heard } = startReset(token);
    expect(actor.getSnapshot().value).toBe('withoutToken');
    expect(heard).toEqual([
      {
        type: 'redirect.due',
        to: 'forgotPassword',
        notice: texts.auth.resetTokenMissing,
        tone: 'critical',
      },
    ]);
  });

  test("sends the token and both passwords in the call's format", () => {
    const { actor, reset } = startReset();
    actor.send({ type: 'password.submitted', password: 'Lantern22', confirmPassword: 'Lantern22' });
    expect(reset.last().input).toEqual({
      token: 'mailed',
      password: 'Lantern22',
      confirmPassword: 'Lantern22',
    });
  });

  test('the password is never stored', async () => {
    const { actor } = await succeed();
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('Lantern22');
  });

  test('stays at 2999 ms, redirects at 3000 ms', async () => {
    const { clock, heard } = await succeed();
    clock.increment(2999);
    expect(heard).toEqual([]);
    clock.increment(1);
    expect(heard).toEqual([toLogin]);
  });

  test('the redirect can be canceled, and the link still works', async () => {
    const { actor, clock, heard } = await succeed();
    actor.send({ type: 'redirect.canceled' });
    clock.increment(60_000);
    expect(heard).toEqual([]);
    actor.send({ type: 'redirect.requested' });
    expect(heard).toEqual([toLogin]);
  });

  test.each([
    { error: { status: 400, serverMessage: 'This link has expired' }, text: 'This link has expired' },
    { error: new Error('offline'), text: texts.auth.resetFailed },
  ])('a failure reads "$text" until something is typed', async ({ error, text }) => {
    const { actor, reset } = startReset();
    actor.send({ type: 'password.submitted', password: 'Lantern22', confirmPassword: 'Lantern22' });
    reset.last().reject(error);
    await settle();
    expect(actor.getSnapshot().context.error).toBe(text);
    actor.send({ type: 'form.changed' });
    expect(actor.getSnapshot().context.error).toBeNull();
  });

  test('field errors of the server stay until something is typed', async () => {
    const { actor, reset } = startReset();
    actor.send({ type: 'password.submitted', password: 'Password1', confirmPassword: 'Password1' });
    reset.last().reject({ status: 422, fieldErrors: { password: ['Everybody has this one'] } });
    await settle();
    expect(actor.getSnapshot().context.fieldErrors).toEqual({ password: 'Everybody has this one' });
    actor.send({ type: 'form.changed' });
    expect(actor.getSnapshot().context.fieldErrors).toEqual({});
  });
});

test('types of events and input', () => {
  expectTypeOf<EventFrom<typeof passwordRequestMachine>>().toEqualTypeOf<PasswordRequestEvent>();
  expectTypeOf<EventFrom<typeof passwordResetMachine>>().toEqualTypeOf<PasswordResetEvent>();
  expectTypeOf<InputFrom<typeof passwordResetMachine>>().toEqualTypeOf<PasswordResetInput>();
});
