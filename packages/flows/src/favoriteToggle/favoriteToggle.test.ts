import type { FavoriteAnswer } from '@porchlight/domain';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { createActor, initialTransition, transition, type EventFrom, type InputFrom } from 'xstate';

import { pendingCall, settle } from '../testing/harness.ts';
import { favoriteToggleMachine, type FavoriteToggleEvent, type FavoriteToggleInput } from './index.ts';
import { seeded } from '../testing/seed.ts';

function start(saved: boolean | null) {
  const check = pendingCall<FavoriteAnswer, { listingId: string }>();
  const change = pendingCall<FavoriteAnswer | void, { listingId: string; saved: boolean }>();
  const actor = createActor(
    favoriteToggleMachine.provide({
      actors: { checkFavorite: check.actor, changeFavorite: change.actor },
    }),
    { input: { listingId: 'desk', saved } },
  );
  const heard: unknown[] = [];
  actor.on('favorite.changed', ({ saved: now }) => heard.push(now));
  actor.on('failure.logged', () => heard.push('logged'));
  actor.start();
  return { actor, check, change, heard };
}

describe('initial states', () => {
  test.each([
    { saved: null, state: 'checking' },
    { saved: false, state: 'unsaved' },
    { saved: true, state: 'saved' },
  ])('known as $saved: $state', ({ saved, state }) => {
    const [snapshot] = initialTransition(favoriteToggleMachine, { listingId: 'desk', saved });
    expect(snapshot.value).toBe(state);
  });
});

describe('transitions', () => {
  const at = (saved: boolean) => initialTransition(favoriteToggleMachine, { listingId: 'desk', saved })[0];
  test.each<{ from: boolean; event: FavoriteToggleEvent; state: string; shown: boolean }>([
    { from: false, event: { type: 'favorite.toggled' }, state: 'saving', shown: true },
    { from: true, event: { type: 'favorite.toggled' }, state: 'removing', shown: false },
    { from: false, event: { type: 'favorite.known', saved: true }, state: 'saved', shown: true },
    { from: true, event: { type: 'favorite.known', saved: false }, state: 'unsaved', shown: false },
    { from: true, event: { type: 'favorite.known', saved: true }, state: 'saved', shown: true },
  ])('$from, $event.type: $state', ({ from, event, state, shown }) => {
    const [next] = transition(favoriteToggleMachine, at(from), event);
    expect(next.value).toBe(state);
    expect(next.context.saved).toBe(shown);
  });
});

test('shows the change at once and emits it once the server accepts it', async () => {
  const { actor, change, heard } = start(false);
  actor.send({ type: 'favorite.toggled' });
  expect(actor.getSnapshot().context.saved).toBe(true);
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  expect(heard).toEqual([]);
  change.last().resolve({ is_favorite: true });
  await settle();
  expect(actor.getSnapshot().value).toBe('saved');
  expect(heard).toEqual([true]);
});

test('a failure rolls back, shows an error and is logged; the next try clears the error', async () => {
  const { actor, change, heard } = start(true);
  actor.send({ type: 'favorite.toggled' });
  change.last().reject({ status: 500 });
  await settle();
  expect(actor.getSnapshot().value).toBe('saved');
  expect(actor.getSnapshot().context).toMatchObject({ saved: true, failed: true });
  expect(heard).toEqual(['logged']);
  actor.send({ type: 'favorite.toggled' });
  expect(actor.getSnapshot().context.failed).toBe(false);
});

test('an unknown favorite is loaded once; a failed load shows it unsaved', async () => {
  const found = start(null);
  found.check.last().resolve({ is_favorite: true });
  await settle();
  expect(found.actor.getSnapshot().value).toBe('saved');

  const lost = start(null);
  lost.check.last().reject(new Error('offline'));
  await settle();
  expect(lost.actor.getSnapshot().value).toBe('unsaved');
  expect(lost.check.calls).toHaveLength(1);
  expect(lost.heard).toEqual(['logged']);
});

test('a known state that arrives first makes the load superfluous', () => {
  const { actor, check } = start(null);
  actor.send({ type: 'favorite.known', saved: true });
  expect(check.last().signal.aborted).toBe(true);
  expect(actor.getSnapshot().value).toBe('saved');
});

test("never two changes in flight; when idle it shows the server's last state", async () => {
  const plan = fc.array(fc.constantFrom('toggle', 'grant', 'refuse'), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(plan, fc.boolean(), async (steps, initially) => {
      const { actor, change } = start(initially);
      let agreed = initially;
      for (const step of steps) {
        const waiting = change.inFlight() === 1 ? change.last() : undefined;
        if (step === 'toggle') actor.send({ type: 'favorite.toggled' });
        else if (waiting !== undefined && step === 'grant') {
          agreed = waiting.input.saved;
          waiting.resolve();
        } else waiting?.reject({ status: 500 });
        await settle();
        expect(change.inFlight()).toBeLessThanOrEqual(1);
        if (!actor.getSnapshot().hasTag('busy')) expect(actor.getSnapshot().context.saved).toBe(agreed);
      }
    }),
    seeded,
  );
});

test('types of events and input', () => {
  expectTypeOf<EventFrom<typeof favoriteToggleMachine>>().toEqualTypeOf<FavoriteToggleEvent>();
  expectTypeOf<InputFrom<typeof favoriteToggleMachine>>().toEqualTypeOf<FavoriteToggleInput>();
});
