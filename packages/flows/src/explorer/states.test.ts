// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';

import { flows as registry, type Flow } from './index.ts';

const stories = import.meta.glob<Record<string, unknown>>('../*/*.stories.tsx', { eager: true });

const flows: Flow[] = Object.values(registry);

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

  test.each(Object.keys(flow.shown))('the way to %s leads there', (state) => {
    const open = flow.open(state);
    expect(isIn(open.snapshot(), state)).toBe(true);
  });
});
