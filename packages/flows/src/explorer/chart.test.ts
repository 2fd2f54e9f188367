import { expect, test } from 'vitest';

import { contactDialogMachine } from '../contactDialog/index.ts';
import { listingEditorMachine } from '../listingEditor/index.ts';
import { locationSearchMachine } from '../locationSearch/index.ts';
import { threadReaderMachine } from '../threadReader/index.ts';
import { chartOf, eventLabel, type ChartNode } from './chart.ts';
import { layOut } from './layout.ts';

const idsOf = (node: ChartNode): string[] => [node.id, ...node.children.flatMap(idsOf)];

test.each([
  { type: '', label: 'at once' },
  { type: 'xstate.init', label: 'begins' },
  { type: 'text.changed', label: 'text.changed' },
  { type: 'xstate.done.actor.suggest', label: 'suggest answered' },
  { type: 'xstate.error.actor.suggest', label: 'suggest failed' },
  { type: 'xstate.after.typingPause.locationSearch.debouncing', label: 'after typingPause' },
])('$type reads "$label"', ({ type, label }) => {
  expect(eventLabel(type)).toBe(label);
});

test('a chart holds every state, and every transition exactly once', () => {
  const { root, edges } = chartOf(contactDialogMachine);
  expect(idsOf(root)).toContain('contactDialog.sending.outOfSight');
  expect(edges).toContainEqual({
    id: expect.any(String),
    source: 'contactDialog.editing',
    target: 'contactDialog.sending',
    label: 'message.sent [canSend]',
    transitions: ['contactDialog.editing|message.sent|0'],
  });
  const all = edges.flatMap(({ transitions }) => transitions);
  expect(new Set(all).size).toBe(all.length);
});

test('what any state takes starts at a mark of its own', () => {
  const { edges } = chartOf(locationSearchMachine);
  expect(edges.map(({ source, target }) => `${source} ${target}`)).toContain(
    'locationSearch.* locationSearch.debouncing',
  );
});

test('events that change no state stand in their box', () => {
  const { root } = chartOf(contactDialogMachine);
  const editing = root.children.find(({ label }) => label === 'editing');
  expect(editing?.lines).toEqual(['on subject.changed', 'on message.changed']);
});

test.each([contactDialogMachine, locationSearchMachine, listingEditorMachine, threadReaderMachine])(
  'the picture of $id is always the same, complete, and inside its frame',
  async (machine) => {
    const chart = chartOf(machine);
    const first = await layOut(chart);
    expect(await layOut(chartOf(machine))).toEqual(first);
    expect(first.boxes.map(({ node }) => node.id)).toEqual(idsOf(chart.root));
    expect(first.lines).toHaveLength(chart.edges.length);
    for (const { x, y, width, height } of first.boxes) {
      expect(x + width).toBeLessThanOrEqual(first.width);
      expect(y + height).toBeLessThanOrEqual(first.height);
    }
    for (const { points } of first.lines) expect(points.length).toBeGreaterThanOrEqual(2);
  },
);
