import type { Flow } from '@porchlight/flow-explorer';
import { describe, expect, test } from 'vitest';
import { StateMachine, type AnyMachineSnapshot, type AnyStateNode } from 'xstate';

import * as everything from '../index.ts';
import { flows as registry } from './flows.ts';

const stories = import.meta.glob<Record<string, unknown>>('../*/*.stories.tsx', { eager: true });

const guides = import.meta.glob<string>('../*/*.mdx', { query: '?raw', import: 'default', eager: true });

const flows: Flow[] = Object.values(registry);

test('the Explorer opens every machine, and each has its guide', () => {
  const ids = Object.values(everything).flatMap((part) => (part instanceof StateMachine ? part.id : []));
  expect(flows.map(({ machine }) => machine.id).toSorted()).toEqual(ids.toSorted());
  const guided: string[] = Object.values(guides).map(
    (text) => text.match(/(?<=<FlowGuide flow=\{)\w+(?=Flow\})/)?.[0] ?? text,
  );
  expect(guided.toSorted()).toEqual(ids.toSorted());
});

/** States that a flow can rest in: without child states and without an immediate exit. */
function restingStates(node: AnyStateNode): AnyStateNode[] {
  const inner = Object.values(node.states);
  if (inner.length > 0) return inner.flatMap(restingStates);
  const leavesAtOnce = node.always?.some(({ guard }) => guard === undefined) ?? false;
  return leavesAtOnce || node.parent === undefined ? [] : [node];
}

const nameOf = (node: AnyStateNode): string => node.path.join('.');

const isIn = (snapshot: AnyMachineSnapshot, state: string): boolean =>
  snapshot._nodes.some((node) => nameOf(node) === state);

/** The names of a flow's stories. */
function storiesOf(flow: Flow): string[] {
  return Object.values(stories).flatMap(({ default: meta, ...others }) =>
    typeof meta === 'object' && meta !== null && 'title' in meta && meta.title === `Flows/${flow.machine.id}`
      ? Object.keys(others)
      : [],
  );
}

describe.each(flows.map((flow) => ({ name: flow.machine.id, flow })))('$name', ({ flow }) => {
  test('every visible state has a story, and there are no others', () => {
    const seen = restingStates(flow.machine.root)
      .map(nameOf)
      .filter((state) => !(state in flow.unseen));
    expect(Object.keys(flow.shown).toSorted()).toEqual(seen.toSorted());
    // Only a flow without UI may show nothing.
    expect(seen.length > 0).toBe(flow.hasUi);
    expect(storiesOf(flow)).toEqual(flow.hasUi ? ['Explorer', 'States'] : ['Explorer']);
  });

  test('its unseen states exist, each with a reason', () => {
    const states = restingStates(flow.machine.root).map(nameOf);
    expect(states).toEqual(expect.arrayContaining(Object.keys(flow.unseen)));
    for (const reason of Object.values(flow.unseen)) expect(reason).toMatch(/\w+ .*\.$/);
  });

  test.each(Object.keys(flow.shown))('the steps to %s lead there', (state) => {
    expect(isIn(flow.start(state).snapshot(), state)).toBe(true);
  });
});
