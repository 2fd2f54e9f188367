import type { PlaceSuggestion, Point } from '@porchlight/domain';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import { pendingCall, settle } from '../testing/harness.ts';
import { austin } from '../testing/people.ts';
import { devicePlaceMachine } from './index.ts';

function start() {
  const locate = pendingCall<Point, undefined>();
  const nearest = pendingCall<PlaceSuggestion[], { point: Point }>();
  const actors = { locate: locate.actor, nearest: nearest.actor };
  const actor = createActor(devicePlaceMachine.provide({ actors }));
  const found: string[] = [];
  actor.on('place.found', ({ place }) => found.push(place.formatted));
  actor.start();
  return { actor, locate, nearest, found, state: () => actor.getSnapshot().value };
}

const downtown = { latitude: 30.267153, longitude: -97.743061 };

test('requests nothing until the button is pressed', () => {
  const { locate, state } = start();
  expect(state()).toBe('idle');
  expect(locate.calls).toHaveLength(0);
});

test('sends a position rounded to about a kilometer and emits the place found there', async () => {
  const { actor, locate, nearest, found, state } = start();
  actor.send({ type: 'place.asked' });
  locate.last().resolve(downtown);
  await settle();
  expect(nearest.calls.map(({ input }) => input)).toEqual([
    { point: { latitude: 30.27, longitude: -97.74 } },
  ]);
  nearest.last().resolve([austin]);
  await settle();
  expect(state()).toBe('found');
  expect(found).toEqual(['Austin, TX']);
  expect(actor.getSnapshot().context.point).toBeNull();
});

test.each([
  [{ code: 1 }, 'refused'],
  [{ code: 3 }, 'timeout'],
  [{ code: 2 }, 'failed'],
  [new Error('no such thing here'), 'failed'],
])('a device that does not report its position: %o', async (error, expected) => {
  const { actor, locate, state } = start();
  actor.send({ type: 'place.asked' });
  locate.last().reject(error);
  await settle();
  expect(state()).toBe(expected);
  actor.send({ type: 'place.asked' });
  expect(locate.inFlight()).toBe(1);
});

test('far from any place it has its own state; a server error is a different one', async () => {
  const { actor, locate, nearest, found, state } = start();
  for (const [act, expected] of [
    [() => nearest.last().resolve([]), 'outside'],
    [() => nearest.last().reject({ status: 503 }), 'failed'],
  ] as const) {
    actor.send({ type: 'place.asked' });
    locate.last().resolve(downtown);
    await settle();
    act();
    await settle();
    expect(state()).toBe(expected);
  }
  expect(found).toEqual([]);
});

test('a second press sends no second request, and typing another place cancels it', async () => {
  const { actor, locate, nearest, found, state } = start();
  actor.send({ type: 'place.asked' });
  actor.send({ type: 'place.asked' });
  expect(locate.calls).toHaveLength(1);
  locate.last().resolve(downtown);
  await settle();
  actor.send({ type: 'place.asked' });
  expect(nearest.calls).toHaveLength(1);
  actor.send({ type: 'place.dropped' });
  expect(nearest.last().signal.aborted).toBe(true);
  nearest.last().resolve([austin]);
  await settle();
  expect(state()).toBe('idle');
  expect(found).toEqual([]);
});
