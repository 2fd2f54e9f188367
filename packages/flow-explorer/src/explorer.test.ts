import { expect, test } from 'vitest';
import { assign, setup } from 'xstate';

import { exampleOf } from './example.ts';
import { defineFlow } from './flow.ts';
import { checkoutFlow, trafficLightFlow } from './samples/flows.tsx';
import { stateText } from './stateText.ts';
import { summaryOf } from './summary.ts';

test.each([
  { value: undefined, text: null },
  { value: { status: 404 }, text: '{ "status": 404 }' },
  { value: [], text: 'nothing' },
  { value: [{ id: 'a' }, { id: 'b' }], text: '2 of them' },
  { value: { id: 'a'.repeat(40), title: 'Oak desk' }, text: 'Oak desk' },
  {
    value: { owner: false, listing: { id: 'b'.repeat(40), title: 'Oak desk' } },
    text: 'owner false, Oak desk',
  },
  { value: new Error('No answer'), text: '"No answer"' },
])('a result has the summary $text', ({ value, text }) => {
  expect(summaryOf(value)).toBe(text);
});

test('an event that breaks the machine stops it, and the flow reports the error', () => {
  const broken = defineFlow({
    machine: setup({
      types: {} as { context: { letters: number }; events: { type: 'text.changed'; text: string } },
    }).createMachine({
      context: { letters: 0 },
      on: { 'text.changed': { actions: assign(({ event }) => ({ letters: event.text.length })) } },
    }),
    summary: 'Counts letters.',
    events: [{ type: 'text.changed', text: 'Hello' }],
  });
  const running = broken.start();
  expect(running.failure()).toBeNull();
  running.run([{ type: 'text.changed' }]);
  expect(running.failure()).toMatch(/length/);
});

test('a call waits for its result, and a listener never does', () => {
  const running = checkoutFlow.start('paying.asking');
  expect(running.waiting()).toEqual([{ id: 'charge', input: { items: ['Lamp'] } }]);
  expect(checkoutFlow.answersTo('charge', undefined)).toEqual(['R-1042']);
  running.run([{ answer: 'charge', with: 'R-1042' }]);
  expect(running.snapshot().value).toBe('paid');
});

test('calls are listed when they have ended, with their input and why they failed', () => {
  const running = checkoutFlow.start('paying.asking');
  expect(running.endedCalls()).toEqual([]);
  const [charge] = running.waiting();
  running.run([{ fail: 'charge', with: { status: 402 } }, { type: 'order.placed' }, { answer: 'charge' }]);
  expect(running.endedCalls()).toEqual([
    { ...charge, error: { status: 402 } },
    { ...charge, error: null },
  ]);
});

test('an event with fields named like those of other steps is still an event', () => {
  const asked = defineFlow({
    machine: setup({
      types: {} as {
        context: { sent: unknown };
        events: { type: 'form.sent'; answer: string; fail: string; wait: number };
      },
    }).createMachine({
      context: { sent: null },
      on: { 'form.sent': { actions: assign({ sent: ({ event }) => event }) } },
    }),
    summary: 'Keeps what was sent.',
    events: [{ type: 'form.sent', answer: 'yes', fail: 'no', wait: 1 }],
  });
  const running = asked.start();
  running.run(asked.events);
  expect(running.snapshot().context).toEqual({ sent: asked.events[0] });
  expect(running.clock.now()).toBe(0);
});

test.each(Object.keys(checkoutFlow.shown))('the steps to %s lead there', (state) => {
  expect(stateText(checkoutFlow.start(state).snapshot().value)).toBe(state);
});

test('the last transitions name only the changed regions, and count repetitions', () => {
  const running = trafficLightFlow.start();
  running.run([
    { type: 'button.pressed' },
    { type: 'light.failed' },
    { type: 'light.failed' },
    { type: 'light.failed' },
  ]);
  expect(running.log().slice(-3)).toMatchObject([
    { event: 'button.pressed', to: 'cars.red + service.working', times: 1 },
    { event: 'light.failed', to: 'service.broken', times: 1 },
    { event: 'light.failed', to: 'the same', times: 2 },
  ]);
});

test('the example provides every actor and starts with the first input', () => {
  const example = exampleOf(checkoutFlow, {
    name: 'checkoutMachine',
    module: './checkout.ts',
    input: undefined,
    events: undefined,
    context: undefined,
    emitted: undefined,
    emittedTypes: ['order.paid'],
    actors: {},
    others: [],
  });
  expect(example).toContain("import { checkoutMachine } from './checkout.ts';");
  expect(example).toContain("import { createActor, fromCallback, fromPromise } from 'xstate';");
  expect(example).toContain('charge: fromPromise(({ input, signal }) => yourCall(input, signal)),');
  expect(example).toContain("actor.on('order.paid', (event) => yourPage(event));");
});
