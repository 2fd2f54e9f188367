import { limits, texts, type PlaceSuggestion } from '@porchlight/domain';
import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { createActor, type EventFrom, type InputFrom } from 'xstate';

import { pendingCall, settle, stillClock } from '../testing/harness.ts';
import { augusta, austin } from '../testing/people.ts';
import { locationSearchMachine, type LocationSearchEvent, type LocationSearchInput } from './index.ts';
import { seeded } from '../testing/seed.ts';

function start(place: LocationSearchInput['place'] = null) {
  const clock = stillClock();
  const suggest = pendingCall<PlaceSuggestion[], { query: string }>();
  const actor = createActor(locationSearchMachine.provide({ actors: { suggest: suggest.actor } }), {
    clock,
    input: { place },
  }).start();
  return {
    actor,
    clock,
    suggest,
    type: (text: string) => actor.send({ type: 'text.changed', text }),
    context: () => actor.getSnapshot().context,
    state: () => actor.getSnapshot().value,
  };
}

test('searches 300 ms after the last letter, not at 299 ms', () => {
  const { clock, suggest, type } = start();
  type('aus');
  clock.increment(299);
  expect(suggest.calls).toHaveLength(0);
  type('aust');
  clock.increment(299);
  expect(suggest.calls).toHaveLength(0);
  clock.increment(1);
  expect(suggest.calls.map(({ input }) => input.query)).toEqual(['aust']);
});

test.each([
  { text: 'au', query: null },
  { text: '  au  ', query: null },
  { text: 'a  b', query: 'a b' },
  { text: ' san   jose ', query: 'san jose' },
])('"$text" searches for $query', ({ text, query }) => {
  const { clock, suggest, type } = start();
  type(text);
  clock.increment(limits.locationDebounceMs);
  expect(suggest.calls.map(({ input }) => input.query)).toEqual(query === null ? [] : [query]);
});

test('fewer than three characters close the list and abort', () => {
  const { clock, suggest, type, state } = start();
  type('aus');
  clock.increment(300);
  type('au');
  expect(suggest.last().signal.aborted).toBe(true);
  expect(state()).toBe('short');
});

test('an outdated response never shows', async () => {
  const { clock, suggest, type, context, state } = start();
  type('aus');
  clock.increment(300);
  const slow = suggest.last();
  type('augu');
  clock.increment(300);
  suggest.last().resolve([augusta]);
  await settle();
  slow.resolve([austin]);
  await settle();
  expect(state()).toBe('ready');
  expect(context().suggestions).toEqual([augusta]);
});

test('choosing sets the place; any edit, even the same letter again, clears it', async () => {
  const { actor, clock, suggest, type, context, state } = start();
  type('aus');
  clock.increment(300);
  suggest.last().resolve([austin]);
  await settle();
  actor.send({ type: 'suggestion.chosen', suggestion: austin });
  expect(state()).toBe('chosen');
  expect(context()).toMatchObject({ text: 'Austin, TX', place: { place_id: 'austin' } });
  expect(context().place).not.toHaveProperty('type');
  type('Austin, TX');
  expect(context().place).toBeNull();
  expect(state()).toBe('debouncing');
});

test('the clear button resets field and place', () => {
  const { actor, context, state } = start(austin);
  expect(state()).toBe('chosen');
  actor.send({ type: 'selection.cleared' });
  expect(context()).toMatchObject({ text: '', place: null });
  expect(state()).toBe('idle');
});

test('leaving the field chooses nothing and keeps the text; returning searches again at once', async () => {
  const { actor, clock, suggest, type, context, state } = start();
  type('aus');
  clock.increment(300);
  suggest.last().resolve([austin]);
  await settle();
  actor.send({ type: 'list.closed' });
  expect(state()).toBe('idle');
  expect(context()).toMatchObject({ text: 'aus', place: null });
  actor.send({ type: 'list.opened' });
  expect(suggest.calls).toHaveLength(2);
});

test.each([
  { error: { status: 503, serverMessage: 'Places are being mended' }, text: 'Places are being mended' },
  { error: { status: 503 }, text: 'HTTP 503' },
  { error: new Error('socket hang up'), text: texts.location.failed },
])('a failure reads $text and can be retried, also by reopening the list', async ({ error, text }) => {
  const { actor, clock, suggest, type, context, state } = start();
  type('aus');
  clock.increment(300);
  suggest.last().reject(error);
  await settle();
  expect(state()).toBe('failed');
  expect(context().error).toBe(text);
  actor.send({ type: 'search.retried' });
  expect(suggest.inFlight()).toBe(1);
  suggest.last().reject(error);
  await settle();
  actor.send({ type: 'list.opened' });
  expect(suggest.inFlight()).toBe(1);
});

test('an empty response is a result', async () => {
  const { clock, suggest, type, state } = start();
  type('zzz');
  clock.increment(300);
  suggest.last().resolve([]);
  await settle();
  expect(state()).toBe('empty');
});

test('never two searches in flight, and suggestions always belong to the text', async () => {
  const step = fc.oneof(
    fc.constantFrom('aus', 'augu', 'au', '').map((text) => ({ text })),
    fc.constantFrom(100, 300).map((wait) => ({ wait })),
    fc.constantFrom('answer', 'fail', 'close', 'open', 'choose', 'clear').map((act) => ({ act })),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { actor, clock, suggest, type, context, state } = start();
      for (const next of steps) {
        if ('text' in next) type(next.text);
        else if ('wait' in next) clock.increment(next.wait);
        else if (next.act === 'answer') {
          // Includes aborted calls: a server does not know about the abort.
          for (const call of suggest.calls) call.resolve([{ ...austin, text: call.input.query }]);
        } else if (next.act === 'fail') suggest.calls.at(-1)?.reject(new Error('offline'));
        else if (next.act === 'close') actor.send({ type: 'list.closed' });
        else if (next.act === 'open') actor.send({ type: 'list.opened' });
        else if (next.act === 'clear') actor.send({ type: 'selection.cleared' });
        else actor.send({ type: 'suggestion.chosen', suggestion: austin });
        await settle();
        expect(suggest.inFlight()).toBeLessThanOrEqual(1);
        if (state() === 'ready')
          expect(context().suggestions.map(({ text }) => text)).toEqual([context().text]);
        expect(context().place !== null).toBe(state() === 'chosen');
      }
    }),
    seeded,
  );
});

test('types of events and input', () => {
  expectTypeOf<EventFrom<typeof locationSearchMachine>>().toEqualTypeOf<LocationSearchEvent>();
  expectTypeOf<InputFrom<typeof locationSearchMachine>>().toEqualTypeOf<LocationSearchInput>();
});
