import { chartOf, type ChartNode, layOut } from '@porchlight/flow-explorer';
import { expect, test } from 'vitest';

import { flows } from './flows.ts';

const idsOf = (node: ChartNode): string[] => [node.id, ...node.children.flatMap(idsOf)];

const machines = Object.values(flows).map(({ machine }) => machine);

test.each(machines)('the chart of $id is deterministic, complete, and inside its frame', async (machine) => {
  const chart = chartOf(machine);
  const first = await layOut(chart);
  expect(await layOut(chartOf(machine))).toEqual(first);
  expect(first.boxes.map(({ node }) => node.id)).toEqual(idsOf(chart.root));
  expect(first.lines).toHaveLength(chart.edges.length);
  for (const { x, y, width, height } of first.boxes) {
    expect(x + width).toBeLessThanOrEqual(first.width);
    expect(y + height).toBeLessThanOrEqual(first.height);
  }
  // Narrow enough to fit next to the components it drives.
  expect(first.width).toBeLessThan(1000);
  const states = first.boxes.filter(({ node }) => node.kind === 'state' || node.kind === 'any');
  const hides = ({ x, y }: { x: number; y: number }): boolean =>
    states.some((box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height);
  expect(first.lines.flatMap(({ words }) => words.filter(hides))).toEqual([]);
  for (const { points } of first.lines) expect(points.length).toBeGreaterThanOrEqual(2);
});
