// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { StateMachine, type AnyMachineSnapshot, type AnyStateNode } from 'xstate';

import * as everything from '../index.ts';
import { declarationOf } from './declarations.ts';
import { flows as registry, type Flow } from './index.ts';

const stories = import.meta.glob<Record<string, unknown>>('../*/*.stories.tsx', { eager: true });

const guides = import.meta.glob<string>('../*/*.mdx', { query: '?raw', import: 'default', eager: true });

const flows: Flow[] = Object.values(registry);

test('the Explorer opens every machine, and each has its guide', () => {
  const ids = Object.values(everything).flatMap((part) => (part instanceof StateMachine ? part.id : []));
  expect(flows.map(({ machine }) => machine.id).toSorted()).toEqual(ids.toSorted());
  const guided: string[] = Object.values(guides).map(
    (text) => text.match(/(?<=<FlowGuide flow=")\w+/)?.[0] ?? text,
  );
  expect(guided.toSorted()).toEqual(ids.toSorted());
});

/** States that a flow can rest in: no others inside, and not left at once. */
function restingStates(node: AnyStateNode): AnyStateNode[] {
  const inner = Object.values(node.states);
  if (inner.length > 0) return inner.flatMap(restingStates);
  const leavesAtOnce = node.always?.some(({ guard }) => guard === undefined) ?? false;
  return leavesAtOnce || node.parent === undefined ? [] : [node];
}

const nameOf = (node: AnyStateNode): string => node.path.join('.');

const isIn = (snapshot: AnyMachineSnapshot, state: string): boolean =>
  snapshot._nodes.some((node) => nameOf(node) === state);

/** The states that the stories of a flow show. */
function storied(flow: Flow): string[] {
  return Object.values(stories).flatMap((module) =>
    Object.values(module).flatMap((story) => {
      const args = typeof story === 'object' && story !== null && 'args' in story ? story.args : undefined;
      if (typeof args !== 'object' || args === null || !('states' in args) || !('flow' in args)) return [];
      return args.flow === flow.machine.id && Array.isArray(args.states) ? args.states.map(String) : [];
    }),
  );
}

describe.each(flows.map((flow) => ({ name: flow.machine.id, flow })))('$name', ({ flow }) => {
  test('every state that a person can see has a story, and no other', () => {
    const seen = restingStates(flow.machine.root)
      .map(nameOf)
      .filter((state) => !(state in flow.unseen));
    expect(storied(flow).toSorted()).toEqual(seen.toSorted());
    // Only what has no parts to be seen may show nothing.
    expect(seen.length > 0).toBe(flow.hasUi);
  });

  test('what it calls unseen are states of its own, each with its reason', () => {
    const states = restingStates(flow.machine.root).map(nameOf);
    expect(states).toEqual(expect.arrayContaining(Object.keys(flow.unseen)));
    for (const reason of Object.values(flow.unseen)) expect(reason).toMatch(/\w+ .*\.$/);
  });

  test('has a story of its own with the Explorer', () => {
    const titles = Object.values(stories).map(({ default: meta }) =>
      typeof meta === 'object' && meta !== null && 'title' in meta ? meta.title : undefined,
    );
    expect(titles).toContain(`Flows/${flow.machine.id}`);
  });

  test('its guide names exactly the actors that it takes', () => {
    expect(Object.keys(flow.actors).toSorted()).toEqual(
      Object.keys(flow.machine.implementations.actors).toSorted(),
    );
  });

  test('its guide declares exactly the events that the Explorer offers', () => {
    const name = flow.machine.id.charAt(0).toUpperCase() + flow.machine.id.slice(1);
    const declared = declarationOf(`${name}Event`)?.match(/(?<=type: ')[\w.]+/g) ?? [];
    const isTold = (type: string): boolean => type !== 'end.wanted';
    expect([...new Set(declared)].filter(isTold).toSorted()).toEqual(
      [...new Set(flow.events.map(({ type }) => type))].toSorted(),
    );
    expect(declarationOf(`${name}Context`)).toMatch(/^interface .*\{[\s\S]*\n\}$/);
  });

  test.each(Object.keys(flow.shown))('the way to %s leads there', (state) => {
    const open = flow.open(state);
    expect(isIn(open.snapshot(), state)).toBe(true);
  });
});
