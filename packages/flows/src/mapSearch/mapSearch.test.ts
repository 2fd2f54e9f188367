import { limits } from '@porchlight/domain';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import { pendingCall, settle, stillClock } from '../testing/harness.ts';
import { type MapQuestion, mapSearchMachine } from './index.ts';

/** An area of the map, and one next to it. */
const [austin, dallas] = ['-98.5,29.5,-97,31', '-97.5,32.3,-96,33.3'] as const;

function start({ bounds = '', follows = true } = {}) {
  const clock = stillClock();
  const search = pendingCall<unknown, MapQuestion>();
  const machine = mapSearchMachine.provide({ actors: { search: search.actor } });
  const actor = createActor(machine, { clock, input: { query: 'bike', bounds, follows } });
  const told: string[] = [];
  actor.on('area.searched', ({ bounds: area }) => told.push(area));
  actor.start();
  return {
    actor,
    search,
    told,
    move: (to: string) => actor.send({ type: 'map.moved', bounds: to }),
    rest: (ms: number = limits.mapDebounceMs) => clock.increment(ms),
    asked: () => search.calls.map(({ input }) => input.bounds),
    answer: async (found: unknown) => {
      search.last().resolve(found);
      await settle();
    },
    found: () => actor.getSnapshot().context.found,
    state: () => actor.getSnapshot().value,
  };
}

test('searches the initial area at once and emits no move', async () => {
  const { asked, answer, found, told, state } = start({ bounds: austin });
  expect(asked()).toEqual([austin]);
  await answer('three');
  expect([state(), found()]).toEqual(['shown', 'three']);
  expect(told).toEqual([]);
});

test('a moved map is searched once it stops, and the old results stay until then', async () => {
  const { move, rest, asked, answer, found, told } = start();
  await answer('three');
  move(dallas);
  rest(limits.mapDebounceMs - 1);
  move(austin);
  rest(limits.mapDebounceMs - 1);
  expect(asked()).toEqual(['']);
  rest();
  expect(asked()).toEqual(['', austin]);
  expect(told).toEqual([austin]);
  expect(found()).toBe('three');
  await answer('four');
  expect(found()).toBe('four');
});

test('the latest request wins: an outdated one is aborted and never shows', async () => {
  const { actor, search, move, rest, answer, found } = start();
  const slow = search.last();
  move(dallas);
  expect(slow.signal.aborted).toBe(true);
  rest();
  const slower = search.last();
  actor.send({ type: 'query.changed', query: 'desk', bounds: austin });
  expect(slower.signal.aborted).toBe(true);
  expect(search.last().input).toEqual({ query: 'desk', bounds: austin });
  await answer('latest');
  slow.resolve('slow');
  slower.resolve('slower');
  await settle();
  expect(found()).toBe('latest');
});

test('with automatic search off, a moved map offers to search, and searches the area it shows then', async () => {
  const { actor, move, rest, asked, answer, state, told } = start({ bounds: austin, follows: false });
  await answer('three');
  move(dallas);
  rest();
  expect([state(), asked()]).toEqual(['offered', [austin]]);
  actor.send({ type: 'area.asked' });
  expect(asked()).toEqual([austin, dallas]);
  await answer('none');
  move(austin);
  // Turning it on replaces the offer.
  actor.send({ type: 'following.changed', follows: true });
  expect(asked()).toEqual([austin, dallas, austin]);
  expect(told).toEqual([dallas, austin]);
});

test.each(['search.retried', 'connection.restored'] as const)(
  'a failure keeps the results, and %s retries',
  async (type) => {
    const { actor, search, move, rest, answer, asked, found, state } = start();
    await answer('three');
    move(dallas);
    rest();
    search.last().reject({ status: 503 });
    await settle();
    expect([state(), found()]).toEqual(['failed', 'three']);
    expect(actor.getSnapshot().context.error).toMatchObject({ status: 503 });
    actor.send({ type });
    expect(asked()).toEqual(['', dallas, dallas]);
    await answer('four');
    expect(actor.getSnapshot().context).toMatchObject({ found: 'four', error: undefined });
  },
);
