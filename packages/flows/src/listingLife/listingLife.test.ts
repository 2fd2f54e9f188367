import { type Asker, limits, type OwnerChange } from '@porchlight/domain';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import { pendingCall, settle, stillClock } from '../testing/harness.ts';
import { listingLifeMachine, type LivingListing, type StatusQuestion } from './index.ts';

const ben: Asker = { id: 'user-ben', name: 'Ben Okafor' };
const listingIn = (status: string, promisedTo: string | null = null): LivingListing => ({
  id: 'desk',
  title: 'Oak desk',
  status,
  promisedTo,
});

function start() {
  const clock = stillClock();
  const look = pendingCall<readonly Asker[], { listingId: string }>();
  const change = pendingCall<unknown, StatusQuestion>();
  const actor = createActor(
    listingLifeMachine.provide({ actors: { readAskers: look.actor, changeStatus: change.actor } }),
    { clock },
  );
  const told: string[] = [];
  actor.on('listing.changed', (event) => told.push(event.isUndone ? 'undone' : event.change));
  actor.on('failure.logged', () => told.push('failed'));
  actor.start();
  return {
    actor,
    look,
    change,
    told,
    choose: (listing: LivingListing, wanted: OwnerChange) =>
      actor.send({ type: 'change.chosen', listing, change: wanted }),
    confirm: (askerId: string | null) => actor.send({ type: 'change.confirmed', askerId }),
    undo: () => actor.send({ type: 'change.undone' }),
    wait: (ms: number) => clock.increment(ms),
    asked: () => change.calls.map(({ input }) => input),
    granted: async () => {
      change.last().resolve({});
      await settle();
    },
    state: () => actor.getSnapshot().value,
  };
}

test('sells to a user who has written, after asking for whom', async () => {
  const { choose, confirm, look, granted, asked, state, told } = start();
  choose(listingIn('active'), 'sell');
  expect(state()).toEqual({ asking: 'looking' });
  // Users who have written are not loaded yet.
  confirm('user-ben');
  expect(asked()).toEqual([]);
  look.last().resolve([ben]);
  await settle();
  confirm('user-ben');
  expect(asked()).toEqual([{ listingId: 'desk', status: 'sold', promisedTo: 'user-ben' }]);
  await granted();
  expect(state()).toEqual({ settled: 'undoable' });
  expect(told).toEqual(['sell']);
});

test('an undo within ten seconds restores the status and the promised user', async () => {
  const { actor, choose, confirm, look, granted, asked, state, told, undo } = start();
  choose(listingIn('reserved', 'user-cleo'), 'sell');
  look.last().resolve([ben]);
  await settle();
  confirm(null);
  await granted();
  undo();
  expect(asked().at(-1)).toEqual({ listingId: 'desk', status: 'reserved', promisedTo: 'user-cleo' });
  await granted();
  expect([state(), told]).toEqual([{ settled: 'resting' }, ['sell', 'undone']]);
  // No change is recorded.
  expect(actor.getSnapshot().context.listing).toBeNull();
});

test('no undo after ten seconds', async () => {
  const { choose, granted, wait, undo, asked, state } = start();
  choose(listingIn('sold'), 'release');
  await granted();
  wait(limits.undoMs - 1);
  expect(state()).toEqual({ settled: 'undoable' });
  wait(1);
  undo();
  expect([state(), asked().length]).toEqual([{ settled: 'resting' }, 1]);
});

test('dismissing ends the undo offer', async () => {
  const { actor, choose, granted, state } = start();
  choose(listingIn('sold'), 'release');
  await granted();
  actor.send({ type: 'undo.dismissed' });
  expect(state()).toEqual({ settled: 'resting' });
});

test('renewing asks no question and cannot be undone', async () => {
  const { choose, granted, asked, state } = start();
  choose(listingIn('expired'), 'renew');
  expect(asked()).toEqual([{ listingId: 'desk', status: 'active', promisedTo: null }]);
  await granted();
  expect(state()).toEqual({ settled: 'resting' });
});

test.each([
  ['expired', 'sell'],
  ['sold', 'renew'],
  ['paused', 'sell'],
] as const)('an invalid change is ignored: %s, %s', (status, change) => {
  const { choose, asked, state } = start();
  choose(listingIn(status), change);
  expect([state(), asked()]).toEqual([{ settled: 'resting' }, []]);
});

test('without the list of askers the change is sent for no particular user', async () => {
  const { choose, look, confirm, asked, told, actor } = start();
  choose(listingIn('active'), 'reserve');
  look.last().reject({ status: 503 });
  await settle();
  expect(actor.getSnapshot().context.askers).toEqual([]);
  confirm(null);
  expect(asked()).toEqual([{ listingId: 'desk', status: 'reserved', promisedTo: null }]);
  expect(told).toEqual(['failed']);
});

test('a canceled change does nothing, and the next one asks again', async () => {
  const { actor, choose, look, state, asked } = start();
  choose(listingIn('active'), 'sell');
  actor.send({ type: 'change.canceled' });
  expect([state(), asked()]).toEqual([{ settled: 'resting' }, []]);
  expect(look.last().signal.aborted).toBe(true);
  choose(listingIn('active'), 'reserve');
  expect(look.calls).toHaveLength(2);
});

test('a failure keeps the status and shows an error; no other change starts while one is in progress', async () => {
  const { actor, choose, change, state, asked, told } = start();
  choose(listingIn('sold'), 'release');
  choose(listingIn('expired'), 'renew');
  expect(asked()).toHaveLength(1);
  change.last().reject({ status: 500 });
  await settle();
  expect(state()).toEqual({ settled: 'failed' });
  expect(actor.getSnapshot().context.error).toMatchObject({ status: 500 });
  expect(told).toEqual(['failed']);
  choose(listingIn('sold'), 'release');
  expect(actor.getSnapshot().context.error).toBeUndefined();
});
