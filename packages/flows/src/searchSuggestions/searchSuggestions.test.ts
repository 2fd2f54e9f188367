import { limits, type SearchSuggestion } from '@porchlight/domain';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import { pendingCall, settle, stillClock } from '../testing/harness.ts';
import { besideRecent, fittingRecent, searchSuggestionsMachine } from './index.ts';
import { bikes } from './searchSuggestions.samples.ts';
import { suggestionsQuery } from './suggestionsQuery.ts';

function start() {
  const clock = stillClock();
  const suggest = pendingCall<readonly SearchSuggestion[], { query: string }>();
  const actor = createActor(searchSuggestionsMachine.provide({ actors: { suggest: suggest.actor } }), {
    clock,
  });
  const told: (readonly string[])[] = [];
  actor.on('recent.changed', ({ recent }) => told.push(recent));
  actor.start();
  return {
    actor,
    clock,
    suggest,
    told,
    type: (text: string) => actor.send({ type: 'text.changed', text }),
    pause: () => clock.increment(limits.suggestionsDebounceMs),
    asked: () => suggest.calls.map(({ input }) => input.query),
    context: () => actor.getSnapshot().context,
    state: () => actor.getSnapshot().value,
  };
}

const sofas: SearchSuggestion[] = [{ kind: 'words', text: 'sofa bed' }];

test('requests suggestions when typing pauses, not before', () => {
  const { clock, type, pause, asked } = start();
  type('bi');
  clock.increment(limits.suggestionsDebounceMs - 1);
  type('bik');
  clock.increment(limits.suggestionsDebounceMs - 1);
  expect(asked()).toEqual([]);
  pause();
  expect(asked()).toEqual(['bik']);
});

test('the latest wins: an outdated response is neither shown nor cached', async () => {
  const { suggest, type, pause, context, state } = start();
  type('bi');
  pause();
  const slow = suggest.last();
  type('so');
  expect(slow.signal.aborted).toBe(true);
  pause();
  suggest.last().resolve(sofas);
  await settle();
  slow.resolve(bikes);
  await settle();
  expect(state()).toBe('ready');
  expect(context().suggestions).toEqual(sofas);
  expect(context().answers).toEqual({ so: sofas });
});

test('a cached response is shown at once and not requested again', async () => {
  const { suggest, type, pause, asked, context, state } = start();
  type('bi');
  pause();
  suggest.last().resolve(bikes);
  await settle();
  type('bix');
  expect(context().suggestions).toEqual(bikes);
  pause();
  suggest.last().resolve([]);
  await settle();
  expect(state()).toBe('empty');
  type(' BI');
  expect(state()).toBe('ready');
  expect(context().suggestions).toEqual(bikes);
  type('bix');
  expect(state()).toBe('empty');
  expect(asked()).toEqual(['bi', 'bix']);
});

test('on focus it requests suggestions for existing text, else shows the recent searches', () => {
  const { actor, asked, context, state } = start();
  actor.send({ type: 'field.entered', text: '', recent: ['desk'] });
  expect(state()).toBe('idle');
  expect(context().recent).toEqual(['desk']);
  actor.send({ type: 'field.entered', text: 'bike', recent: ['desk', 'bike'] });
  expect(asked()).toEqual(['bike']);
  expect(context().recent).toEqual(['desk', 'bike']);
});

test('on blur the pending response is dropped', () => {
  const { actor, suggest, type, pause, asked, state } = start();
  type('bi');
  actor.send({ type: 'field.left' });
  pause();
  expect(asked()).toEqual([]);
  type('bi');
  pause();
  actor.send({ type: 'field.left' });
  expect(suggest.last().signal.aborted).toBe(true);
  expect(state()).toBe('idle');
});

test('a failure shows nothing, and the next letter retries', async () => {
  const { suggest, type, pause, asked, context, state } = start();
  type('bi');
  pause();
  suggest.last().reject({ status: 503 });
  await settle();
  expect(state()).toBe('failed');
  expect(context().suggestions).toEqual([]);
  type('bik');
  pause();
  type('bi');
  pause();
  expect(asked()).toEqual(['bi', 'bik', 'bi']);
});

test('after a choice it suggests nothing until the user types', () => {
  const { actor, type, pause, asked, context, state } = start();
  type('bi');
  actor.send({ type: 'suggestion.chosen', text: 'road bike', recent: ['road bike', 'desk'] });
  pause();
  expect(asked()).toEqual([]);
  expect(state()).toBe('chosen');
  expect(context()).toMatchObject({ text: 'road bike', suggestions: [], recent: ['road bike', 'desk'] });
});

test('emits the remaining recent searches when one is removed', () => {
  const { actor, told } = start();
  actor.send({ type: 'field.entered', text: '', recent: ['desk', 'bike', 'sofa'] });
  actor.send({ type: 'recent.removed', text: 'bike' });
  actor.send({ type: 'recent.removed', text: 'bike' });
  actor.send({ type: 'recent.cleared' });
  actor.send({ type: 'recent.cleared' });
  expect(told).toEqual([['desk', 'sofa'], []]);
});

test.each([
  ['b', null],
  ['  b ', null],
  [' Road  BIKE', 'road bike'],
  ['road ', 'road '],
])('%j requests suggestions for %j', (text, query) => {
  expect(suggestionsQuery(text)).toBe(query);
});

test('recent searches match the text, and are not repeated among the suggestions', () => {
  const recent = ['city bike', 'Bike', 'desk', 'bike rack', 'bike lock', 'bike shed'];
  expect(fittingRecent(recent, ' ')).toEqual(recent);
  expect(fittingRecent(recent, 'bike')).toEqual(['city bike', 'bike rack', 'bike lock']);
  expect(besideRecent(bikes, ['Road bike'])).toEqual([bikes[0], bikes[2]]);
});
