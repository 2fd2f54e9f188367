import fc from 'fast-check';
import { urgencies, type Urgency } from '@porchlight/domain';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { createActor, initialTransition, transition, type EventFrom, type InputFrom } from 'xstate';

import { reportUrgencyMachine, type ReportUrgencyEvent, type ReportUrgencyInput } from './index.ts';
import { seeded } from '../testing/seed.ts';

const run = (events: readonly ReportUrgencyEvent[], input: ReportUrgencyInput = {}) =>
  events.reduce(
    (snapshot, event) => transition(reportUrgencyMachine, snapshot, event)[0],
    initialTransition(reportUrgencyMachine, input)[0],
  );
const choose = (urgency: Urgency): ReportUrgencyEvent => ({ type: 'urgency.chosen', urgency });

describe('transitions', () => {
  test.each<{ name: string; events: ReportUrgencyEvent[]; state: string; urgency: Urgency }>([
    { name: 'starts at medium', events: [], state: 'choosing', urgency: 'medium' },
    { name: 'takes other values at once', events: [choose('high')], state: 'choosing', urgency: 'high' },
    {
      name: 'critical asks for confirmation first',
      events: [choose('critical')],
      state: 'warning',
      urgency: 'medium',
    },
    {
      name: 'Continue makes it critical',
      events: [choose('critical'), { type: 'emergency.continued' }],
      state: 'choosing',
      urgency: 'critical',
    },
    {
      name: 'Cancel keeps the previous value',
      events: [choose('low'), choose('critical'), { type: 'emergency.canceled' }],
      state: 'choosing',
      urgency: 'low',
    },
    {
      name: 'choosing critical again asks nothing',
      events: [choose('critical'), { type: 'emergency.continued' }, choose('critical')],
      state: 'choosing',
      urgency: 'critical',
    },
    {
      name: 'a submitted form starts over',
      events: [choose('high'), { type: 'form.reset' }],
      state: 'choosing',
      urgency: 'medium',
    },
  ])('$name', ({ events, state, urgency }) => {
    const snapshot = run(events);
    expect(snapshot.value).toBe(state);
    expect(snapshot.context.urgency).toBe(urgency);
  });
});

test('an initial value', () => {
  expect(run([], { urgency: 'low' }).context.urgency).toBe('low');
});

test('critical is only reached through Continue, right after the question', () => {
  const event = fc.oneof(
    fc.constantFrom(...urgencies).map(choose),
    fc.constantFrom<ReportUrgencyEvent>(
      { type: 'emergency.continued' },
      { type: 'emergency.canceled' },
      { type: 'form.reset' },
    ),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const actor = createActor(reportUrgencyMachine, { input: {} }).start();
      for (const next of events) {
        const before = actor.getSnapshot();
        actor.send(next);
        const becomes = actor.getSnapshot().context.urgency;
        if (becomes !== 'critical' || before.context.urgency === 'critical') continue;
        expect(next.type).toBe('emergency.continued');
        expect(before.value).toBe('warning');
      }
    }),
    seeded,
  );
});

test('types of events and input', () => {
  expectTypeOf<EventFrom<typeof reportUrgencyMachine>>().toEqualTypeOf<ReportUrgencyEvent>();
  expectTypeOf<InputFrom<typeof reportUrgencyMachine>>().toEqualTypeOf<ReportUrgencyInput>();
});
