import type { Step } from '@porchlight/flow-explorer';
import { expect, test } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';

import { messageNumber } from '../testing/people.ts';
import { flows } from './flows.ts';

const machines: AnyStateMachine[] = Object.values(flows).map(({ machine }) => machine);

const typed = { type: 'text.changed', text: 'aus' };
const opened = { type: 'messages.received', messages: [messageNumber(1)] };
const published: Step[] = [
  { answer: 'restoreDraft', with: null },
  { type: 'draft.changed', changes: { price: '120', location: { formatted: 'Austin, TX' } } },
  { type: 'draft.submitted' },
  { answer: 'uploadPhotos', with: { missing: false } },
  { answer: 'saveListing', with: { id: 'desk' } },
];

/** Every delay: the specification's numbers, and the steps to where the timer starts. */
const delays: { flow: keyof typeof flows; delay: string; ms: number; steps: Step[]; in: string }[] = [
  {
    flow: 'listingEditor',
    delay: 'readingTime',
    ms: 2000,
    steps: published,
    in: 'succeeded.redirecting',
  },
  { flow: 'locationSearch', delay: 'typingPause', ms: 300, steps: [typed], in: 'debouncing' },
  {
    flow: 'listingLife',
    delay: 'undoTime',
    ms: 10_000,
    steps: [
      {
        type: 'change.chosen',
        listing: { id: 'desk', title: 'Oak desk', status: 'sold', promisedTo: null },
        change: 'release',
      },
      { answer: 'change' },
    ],
    in: 'settled.undoable',
  },
  {
    flow: 'mapSearch',
    delay: 'restingPause',
    ms: 350,
    steps: [{ type: 'map.moved', bounds: '-98.5,29.5,-97,31' }],
    in: 'debouncing',
  },
  {
    flow: 'passwordReset',
    delay: 'readingTime',
    ms: 3000,
    steps: [
      { type: 'password.submitted', password: 'Lantern22', confirmPassword: 'Lantern22' },
      { answer: 'resetPassword' },
    ],
    in: 'succeeded.redirecting',
  },
  { flow: 'conversationReader', delay: 'readingTime', ms: 500, steps: [opened], in: 'marking.reading' },
  { flow: 'conversationReader', delay: 'layoutTime', ms: 100, steps: [opened], in: 'scrolling.settling' },
  { flow: 'searchSuggestions', delay: 'typingPause', ms: 120, steps: [typed], in: 'debouncing' },
  {
    flow: 'viewCounter',
    delay: 'untilCounted',
    ms: 2000,
    steps: [{ type: 'viewer.known', owner: false, at: 0 }],
    in: 'watching.counting',
  },
];

test.each(delays)(
  '$flow, $delay: not at one less than $ms ms, at $ms ms',
  ({ flow, ms, steps, in: state }) => {
    const running = flows[flow].start();
    const isIn = (): boolean => running.snapshot()._nodes.some((node) => node.path.join('.') === state);
    running.run(steps);
    expect(isIn()).toBe(true);
    running.advance(ms - 1);
    expect(isIn()).toBe(true);
    running.advance(1);
    expect(isIn()).toBe(false);
  },
);

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

test('no machine has another delay, and every state with one is tested', () => {
  const named = machines.flatMap(({ id, implementations }) =>
    Object.keys(implementations.delays).map((delay) => `${id} ${delay}`),
  );
  expect(delays.map(({ flow, delay }) => `${flow} ${delay}`).toSorted()).toEqual(named.toSorted());
  const timed = machines.flatMap(({ id, root }) =>
    nodesOf(root).flatMap(({ after, path }) => after.map(() => `${id} ${path.join('.')}`)),
  );
  expect(delays.map(({ flow, in: state }) => `${flow} ${state}`).toSorted()).toEqual(timed.toSorted());
});
