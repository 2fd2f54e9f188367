import './chart.css';

import type { CSSProperties } from 'react';

import type { Box, ChartLayout, Line } from './layout.ts';

interface ChartPictureProps {
  layout: ChartLayout;
  /** Text alternative. */
  label: string;
  /** Ids of the active states. Default: none. */
  active?: ReadonlySet<string>;
  /** Keys of the last transitions. Default: none. */
  lit?: ReadonlySet<string>;
  style?: CSSProperties;
}

const none: ReadonlySet<string> = new Set();

/** Whether one of a line's transitions was among the last. */
export const isLitBy = ({ edge }: Line, lit: ReadonlySet<string>): boolean =>
  edge.labels.some(({ transitions }) => transitions.some((key) => lit.has(key)));

/** A laid out chart. */
export function ChartPicture({ layout, label, active = none, lit = none, style }: ChartPictureProps) {
  const { width, height, boxes, lines } = layout;
  const isLit = (line: Line): boolean => isLitBy(line, lit);
  // Highlighted ones last, so that they are on top.
  const ordered = [...lines.filter((line) => !isLit(line)), ...lines.filter(isLit)];
  return (
    <svg
      className="fx-chart"
      style={{ maxInlineSize: width, ...style }}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {boxes.map((box) => (
        <StateBox key={box.node.id} box={box} active={active.has(box.node.id)} />
      ))}
      {ordered.map((line) => (
        <Edge key={line.edge.id} line={line} isLit={isLit(line)} lit={lit} />
      ))}
    </svg>
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
        <text key={index} className="fx-line" {...marks} x={x + 12} y={y + 36 + index * 16}>
          {line}
        </text>
      ))}
    </g>
  );
}

const arrowLength = 7;

interface EdgeProps {
  line: Line;
  isLit: boolean;
  lit: ReadonlySet<string>;
}

function Edge({ line: { points, words }, isLit, lit }: EdgeProps) {
  const end = points.at(-1);
  const before = points.at(-2);
  if (end === undefined || before === undefined) return null;
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const along = { x: (end.x - before.x) / length, y: (end.y - before.y) / length };
  const foot = { x: end.x - along.x * arrowLength, y: end.y - along.y * arrowLength };
  const path = [...points.slice(0, -1), foot].map(({ x, y }) => `${x} ${y}`).join(' L ');
  const wing = { x: -along.y * 4, y: along.x * 4 };
  const arrow = [end, { x: foot.x + wing.x, y: foot.y + wing.y }, { x: foot.x - wing.x, y: foot.y - wing.y }];
  const mark = { 'data-lit': isLit || undefined };
  return (
    <g>
      <path className="fx-edge" {...mark} d={`M ${path}`} />
      <polygon className="fx-arrow" {...mark} points={arrow.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {words.map(({ text, transitions, x, y }) => (
        <text
          key={y}
          className="fx-label"
          data-lit={transitions.some((key) => lit.has(key)) || undefined}
          x={x}
          y={y}
        >
          {text}
        </text>
      ))}
    </g>
  );
}
