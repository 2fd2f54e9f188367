import { use, useEffect, useRef } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';

import { chartOf } from './chart.ts';
import { stateText } from './flow.ts';
import { layOut, type Box, type ChartLayout, type Line } from './layout.ts';

const layouts = new Map<string, Promise<ChartLayout>>();

/** Lays a machine's chart out once per page. */
export function layoutOf(machine: AnyStateMachine): Promise<ChartLayout> {
  const known = layouts.get(machine.id) ?? layOut(chartOf(machine));
  layouts.set(machine.id, known);
  return known;
}

interface ChartProps {
  machine: AnyStateMachine;
  snapshot: AnyMachineSnapshot;
  /** Keys of the transitions taken last. */
  lit: ReadonlySet<string>;
}

/** The chart of a machine with its current state lit. Waits for the layout: put a Suspense above it. */
export function Chart({ machine, snapshot, lit }: ChartProps) {
  const { width, height, boxes, lines } = use(layoutOf(machine));
  const active = new Set(snapshot._nodes.map(({ id }) => id));
  const frame = useRef<HTMLElement>(null);
  const now = boxes.find(({ node }) => node.kind === 'state' && active.has(node.id));
  const [left, top] = [now ? now.x + now.width / 2 : 0, now ? now.y + now.height / 2 : 0];
  useEffect(() => {
    const { current } = frame;
    // A chart wider than its frame follows the current state.
    current?.scrollTo(left - current.clientWidth / 2, top - current.clientHeight / 2);
  }, [left, top]);
  const isLit = ({ edge }: Line): boolean => edge.transitions.some((key) => lit.has(key));
  // Lit ones last, so that they lie on top.
  const ordered = [...lines.filter((line) => !isLit(line)), ...lines.filter(isLit)];
  return (
    // A wide chart scrolls inside its own frame, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={frame} className="fx-scroll" tabIndex={0} aria-label={`Chart of ${machine.id}`}>
      <svg
        className="fx-chart"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`States of ${machine.id}. Now: ${stateText(snapshot.value)}.`}
      >
        {boxes.map((box) => (
          <StateBox key={box.node.id} box={box} active={active.has(box.node.id)} />
        ))}
        {ordered.map((line) => (
          <Edge key={line.edge.id} line={line} lit={isLit(line)} />
        ))}
      </svg>
    </section>
  );
}

function StateBox({ box, active }: { box: Box; active: boolean }) {
  const { node, x, y, width, height } = box;
  if (node.kind === 'start') {
    return <circle className="fx-start" cx={x + width / 2} cy={y + height / 2} r={5} />;
  }
  const marks = { 'data-kind': node.kind, 'data-active': active || undefined };
  return (
    <g>
      <rect className="fx-box" {...marks} x={x} y={y} width={width} height={height} rx={8} />
      <text className="fx-name" {...marks} x={x + 12} y={y + 19}>
        {node.label}
      </text>
      {node.lines.map((line, index) => (
        <text key={line} className="fx-line" {...marks} x={x + 12} y={y + 36 + index * 16}>
          {line}
        </text>
      ))}
    </g>
  );
}

const arrowLength = 7;

function Edge({ line: { points, label, edge }, lit }: { line: Line; lit: boolean }) {
  const end = points.at(-1);
  const before = points.at(-2);
  if (end === undefined || before === undefined) return null;
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const along = { x: (end.x - before.x) / length, y: (end.y - before.y) / length };
  const foot = { x: end.x - along.x * arrowLength, y: end.y - along.y * arrowLength };
  const path = [...points.slice(0, -1), foot].map(({ x, y }) => `${x} ${y}`).join(' L ');
  const wing = { x: -along.y * 4, y: along.x * 4 };
  const arrow = [end, { x: foot.x + wing.x, y: foot.y + wing.y }, { x: foot.x - wing.x, y: foot.y - wing.y }];
  const mark = { 'data-lit': lit || undefined };
  return (
    <g>
      <path className="fx-edge" {...mark} d={`M ${path}`} />
      <polygon className="fx-arrow" {...mark} points={arrow.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {label && (
        <>
          <rect
            className="fx-label-ground"
            x={label.x}
            y={label.y}
            width={label.width}
            height={label.height}
            rx={3}
          />
          <text className="fx-label" {...mark} x={label.x + 4} y={label.y + 12}>
            {edge.label}
          </text>
        </>
      )}
    </g>
  );
}
