import { expect, test } from 'vitest';
import { StateMachine, type AnyStateMachine } from 'xstate';

import { contactDialogMachine } from '../contactDialog/index.ts';
import * as everything from '../index.ts';
import { locationSearchMachine } from '../locationSearch/index.ts';
import { uploadQueueMachine } from '../uploadQueue/index.ts';
import { viewCounterMachine } from '../viewCounter/index.ts';
import { chartOf, eventLabel, type ChartNode } from './chart.ts';
import { layOut, type Word } from './layout.ts';

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
    labels: [{ text: 'message.sent [canSend]', transitions: ['contactDialog.editing|message.sent|0'] }],
  });
  const all = edges.flatMap(({ labels }) => labels.flatMap(({ transitions }) => transitions));
  expect(new Set(all).size).toBe(all.length);
});

test('what leads from one state to another is one line, with a label for each event', () => {
  const { edges } = chartOf(contactDialogMachine);
  const ways = edges.filter(({ source }) => source === 'contactDialog.confirmingDiscard');
  expect(ways.map(({ target, labels }) => [target, labels.map(({ text }) => text)])).toEqual([
    ['contactDialog.closed', ['discard.confirmed']],
    ['contactDialog.editing', ['discard.cancelled', 'dialog.closed']],
  ]);
});

test('guards that were put together are named one by one', () => {
  const { edges } = chartOf(viewCounterMachine);
  const way = edges.find(({ target }) => target === 'viewCounter.watching.counting');
  expect(way?.labels.map(({ text }) => text)).toEqual(['at once [isStranger and isVisible]']);
});

test('events that are let pass are told from those that are taken', () => {
  const { root } = chartOf(uploadQueueMachine);
  const uploading = root.children.find(({ label }) => label === 'uploading');
  expect(uploading?.lines).toContain('on upload.progressed');
  expect(uploading?.lines).toContain('ignores files.added');
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

const machines = Object.values(everything).filter(
  (part): part is AnyStateMachine => part instanceof StateMachine,
);

test.each(machines)(
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
    // Slim enough to be read beside the parts that it moves.
    expect(first.width).toBeLessThan(1000);
    const states = first.boxes.filter(({ node }) => node.kind === 'state' || node.kind === 'any');
    const hides = ({ x, y }: Word): boolean =>
      states.some((box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height);
    expect(first.lines.flatMap(({ words }) => words.filter(hides))).toEqual([]);
    for (const { points } of first.lines) expect(points.length).toBeGreaterThanOrEqual(2);
  },
);
