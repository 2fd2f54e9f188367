import { limits, type ViewAnswer } from '@porchlight/domain';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { createActor, type EventFrom, type InputFrom } from 'xstate';

import { pendingCall, settle, stillClock } from '../testing/harness.ts';
import { viewCounterMachine, type ViewCounterEvent, type ViewCounterInput } from './index.ts';
import { seeded } from '../testing/seed.ts';

const page: ViewCounterInput = { listingId: 'desk', alreadyCounted: false, visible: true, at: 0 };

function start(input: Partial<ViewCounterInput> = {}) {
  const clock = stillClock();
  const record = pendingCall<ViewAnswer, { listingId: string }>();
  const actor = createActor(viewCounterMachine.provide({ actors: { recordView: record.actor } }), {
    clock,
    input: { ...page, ...input },
  });
  const heard: string[] = [];
  actor.on('*', ({ type }) => heard.push(type));
  actor.start();
  return { actor, clock, record, heard };
}

test('nothing is sent at 1999 ms, the view is sent at 2000 ms', () => {
  const { actor, clock, record } = start();
  actor.send({ type: 'viewer.known', owner: false, at: 0 });
  clock.increment(1999);
  expect(record.calls).toHaveLength(0);
  clock.increment(1);
  expect(record.calls.map(({ input }) => input)).toEqual([{ listingId: 'desk' }]);
});

test('only visible time counts', () => {
  const { actor, clock, record } = start();
  actor.send({ type: 'viewer.known', owner: false, at: 0 });
  clock.increment(1500);
  actor.send({ type: 'page.hidden', at: 1500 });
  clock.increment(60_000);
  expect(record.calls).toHaveLength(0);
  actor.send({ type: 'page.shown', at: 61_500 });
  clock.increment(499);
  expect(record.calls).toHaveLength(0);
  clock.increment(1);
  expect(record.calls).toHaveLength(1);
});

test('time before the session is known counts, and an owner is never counted', () => {
  const stranger = start();
  stranger.actor.send({ type: 'viewer.known', owner: false, at: 5000 });
  stranger.clock.increment(0);
  expect(stranger.record.calls).toHaveLength(1);

  const owner = start();
  owner.actor.send({ type: 'viewer.known', owner: true, at: 5000 });
  owner.clock.increment(60_000);
  expect(owner.record.calls).toHaveLength(0);
  expect(owner.actor.getSnapshot().value).toBe('skipped');
});

test('a listing counted earlier in this browser session is skipped', () => {
  const { actor, clock, record } = start({ alreadyCounted: true });
  clock.increment(60_000);
  expect(record.calls).toHaveLength(0);
  expect(actor.getSnapshot().hasTag('done')).toBe(true);
});

describe('the response', () => {
  test('is emitted once received', async () => {
    const { actor, clock, record, heard } = start();
    actor.send({ type: 'viewer.known', owner: false, at: 0 });
    clock.increment(limits.viewDelayMs);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    record.last().resolve({ view_count: 8 });
    await settle();
    expect(actor.getSnapshot().value).toBe('counted');
    expect(heard).toEqual(['view.counted']);
  });

  test('a missing one is logged and not requested again', async () => {
    const { actor, clock, record, heard } = start();
    actor.send({ type: 'viewer.known', owner: false, at: 0 });
    clock.increment(limits.viewDelayMs);
    record.last().reject(new Error('offline'));
    await settle();
    expect(actor.getSnapshot().value).toBe('failed');
    expect(heard).toEqual(['failure.logged']);
  });

  test('is awaited when the page is hidden meanwhile', () => {
    const { actor, clock, record } = start();
    actor.send({ type: 'viewer.known', owner: false, at: 0 });
    clock.increment(limits.viewDelayMs);
    actor.send({ type: 'page.hidden', at: 2000 });
    actor.send({ type: 'page.shown', at: 2100 });
    expect(record.calls).toHaveLength(1);
    expect(record.last().signal.aborted).toBe(false);
  });
});

test('without a provided actor the failure is contained', async () => {
  const clock = stillClock();
  const actor = createActor(viewCounterMachine, { clock, input: page }).start();
  actor.send({ type: 'viewer.known', owner: false, at: 0 });
  clock.increment(limits.viewDelayMs);
  await settle();
  expect(actor.getSnapshot().value).toBe('failed');
});

test('never two views, never less than two visible seconds, never the owner', () => {
  const steps = fc.array(
    fc.oneof(
      fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 2500 }) }),
      fc.record({ do: fc.constantFrom('show' as const, 'hide' as const, 'know' as const) }),
    ),
    { maxLength: 25 },
  );
  fc.assert(
    fc.property(steps, fc.boolean(), (plan, owner) => {
      const { actor, clock, record } = start();
      let visible = true;
      let seen = 0;
      let seenAtCall = Number.POSITIVE_INFINITY;
      for (const step of plan) {
        if (step.do === 'wait') {
          const before = record.calls.length;
          clock.increment(step.ms);
          if (visible) seen += step.ms;
          if (before === 0 && record.calls.length === 1) seenAtCall = seen;
        } else if (step.do === 'know') {
          actor.send({ type: 'viewer.known', owner, at: clock.now() });
          clock.increment(0);
          if (record.calls.length === 1) seenAtCall = Math.min(seenAtCall, seen);
        } else {
          visible = step.do === 'show';
          actor.send({ type: visible ? 'page.shown' : 'page.hidden', at: clock.now() });
        }
      }
      expect(record.calls.length).toBeLessThanOrEqual(owner ? 0 : 1);
      if (record.calls.length === 1) expect(seenAtCall).toBeGreaterThanOrEqual(limits.viewDelayMs);
    }),
    seeded,
  );
});

test('types of events and input', () => {
  expectTypeOf<EventFrom<typeof viewCounterMachine>>().toEqualTypeOf<ViewCounterEvent>();
  expectTypeOf<InputFrom<typeof viewCounterMachine>>().toEqualTypeOf<ViewCounterInput>();
  // @ts-expect-error an event must say when it happened
  const incomplete: ViewCounterEvent = { type: 'page.shown' };
  expect(incomplete.type).toBe('page.shown');
});
