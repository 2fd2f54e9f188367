import { expect, test } from 'vitest';

import { chartOf, eventLabel, type ChartNode } from './chartGraph.ts';
import { layOut } from './layout.ts';
import { checkoutMachine } from './samples/checkout.ts';
import { trafficLightMachine } from './samples/trafficLight.ts';

const idsOf = (node: ChartNode): string[] => [node.id, ...node.children.flatMap(idsOf)];
const checkout = chartOf(checkoutMachine);
const stateOf = (label: string) => checkout.root.children.find((child) => child.label === label);

test.each([
  { type: '', label: 'at once' },
  { type: 'xstate.init', label: 'begins' },
  { type: 'text.changed', label: 'text.changed' },
  { type: 'xstate.done.actor.suggest', label: 'suggest answered' },
  { type: 'xstate.error.actor.suggest', label: 'suggest failed' },
  { type: 'xstate.after.typingPause.locationSearch.debouncing', label: 'after typingPause' },
])('$type has the label "$label"', ({ type, label }) => {
  expect(eventLabel(type)).toBe(label);
});

test('a chart has every state, and every transition once', () => {
  const { root, edges } = checkout;
  expect(idsOf(root)).toContain('checkout.paying.takingLong');
  expect(edges).toContainEqual({
    id: expect.any(String),
    source: 'checkout.paying',
    target: 'checkout.paid',
    labels: [{ text: 'charge answered', transitions: ['checkout.paying|xstate.done.actor.charge|0'] }],
  });
  const all = edges.flatMap(({ labels }) => labels.flatMap(({ transitions }) => transitions));
  expect(new Set(all).size).toBe(all.length);
});

test('combined guards are named one by one', () => {
  const edge = checkout.edges.find(({ target }) => target === 'checkout.paying');
  expect(edge?.labels.map(({ text }) => text)).toEqual(['order.placed [hasItems and isInStock]']);
});

test('a state lists its actors, internal transitions, and ignored events', () => {
  expect(stateOf('choosing')?.lines).toEqual(['on item.added']);
  expect(stateOf('paying')?.lines).toEqual(['runs charge', 'ignores item.added']);
  expect(checkout.root.lines).toEqual(['runs stock', 'on stock.changed']);
});

test('transitions of any state start at their own mark', () => {
  expect(checkout.edges.map(({ source, target }) => `${source} ${target}`)).toContain(
    'checkout.* checkout.choosing',
  );
});

test.each([checkoutMachine, trafficLightMachine])(
  'the chart of $id is laid out deterministically, each box inside its frame',
  async (machine) => {
    const chart = chartOf(machine);
    const layout = await layOut(chart);
    expect(await layOut(chartOf(machine))).toEqual(layout);
    expect(layout.boxes.map(({ node }) => node.id)).toEqual(idsOf(chart.root));
    for (const { x, y, width, height } of layout.boxes) {
      expect(x + width).toBeLessThanOrEqual(layout.width);
      expect(y + height).toBeLessThanOrEqual(layout.height);
    }
  },
);
