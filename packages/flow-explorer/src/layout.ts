import ELK, { type ElkLabel, type ElkNode } from 'elkjs/lib/elk.bundled.js';

import type { Chart, ChartEdge, ChartNode } from './chartGraph.ts';

export interface Box {
  node: ChartNode;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Nesting depth: 0 is the machine itself. */
  depth: number;
}

/** A line of text next to an edge. */
export interface Word {
  text: string;
  /** The keys of its transitions. */
  transitions: readonly string[];
  x: number;
  /** The baseline. */
  y: number;
}

export interface Line {
  edge: ChartEdge;
  points: { x: number; y: number }[];
  words: Word[];
}

/** Positions of a chart's parts. */
export interface ChartLayout {
  width: number;
  height: number;
  /** Outer boxes before inner ones, so that they can be painted in order. */
  boxes: Box[];
  lines: Line[];
}

/** Sizes are computed, not measured, so that the layout is the same everywhere. */
const character = 7.1;
const smallCharacter = 6.7;
const lineHeight = 16;
const wordHeight = 14;
const titleHeight = 28;

/** For every group of states, as options are not inherited. From the first state downwards, and narrow. */
const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.randomSeed': '1',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.layering.strategy': 'COFFMAN_GRAHAM',
  'elk.layered.layering.coffmanGraham.layerBound': '4',
  'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
};

/** For parallel regions without edges between them: packed as rectangles. */
const regionOptions = {
  'elk.algorithm': 'rectpacking',
  'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
  'elk.aspectRatio': '0.8',
  'elk.spacing.nodeNode': '16',
};

function headerOf({ lines }: ChartNode): number {
  return titleHeight + lines.length * lineHeight;
}

/** The ids of a box and its descendants. */
const idsOf = (node: ChartNode): string[] => [node.id, ...node.children.flatMap(idsOf)];

/** Whether every edge inside a box stays within one of its children. */
function isApart({ children }: ChartNode, edges: readonly ChartEdge[]): boolean {
  const childOf = new Map(children.flatMap((child) => idsOf(child).map((id) => [id, child] as const)));
  return edges.every(({ source, target }) => childOf.get(source) === childOf.get(target));
}

function toElk(node: ChartNode, edges: readonly ChartEdge[]): ElkNode {
  if (node.kind === 'start') return { id: node.id, width: 12, height: 12 };
  const widest = Math.max(
    node.label.length * character,
    ...node.lines.map((line) => line.length * smallCharacter),
  );
  const width = Math.ceil(widest + 28);
  if (node.children.length === 0) {
    return { id: node.id, width, height: headerOf(node) + (node.lines.length > 0 ? 8 : 4) };
  }
  return {
    id: node.id,
    children: node.children.map((child) => toElk(child, edges)),
    layoutOptions: {
      ...(node.children.some(({ kind }) => kind === 'region') && isApart(node, edges)
        ? regionOptions
        : options),
      'elk.padding': `[top=${headerOf(node) + 8},left=14,bottom=14,right=14]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},40)`,
    },
  };
}

/** The texts next to an edge, one below the other: each event in its own line, its guard below it. */
function wordsOf({ labels }: ChartEdge): Word[] {
  return labels
    .flatMap(({ text, transitions }) => text.split(/ (?=\[)/).map((part) => ({ text: part, transitions })))
    .map((word, index) => ({ ...word, x: 4, y: (index + 1) * wordHeight - 2 }));
}

function elkLabels(edge: ChartEdge): ElkLabel[] {
  const words = wordsOf(edge).map(({ text }) => text);
  if (words.length === 0) return [];
  const longest = Math.max(...words.map(({ length }) => length));
  return [
    {
      text: words.join('\n'),
      width: Math.ceil(longest * smallCharacter + 8),
      height: words.length * wordHeight + 3,
    },
  ];
}

/** Lays out a chart. Deterministic. */
export async function layOut({ root, edges }: Chart): Promise<ChartLayout> {
  const input: ElkNode = {
    id: '#',
    layoutOptions: { ...options, 'elk.json.shapeCoords': 'ROOT', 'elk.json.edgeCoords': 'ROOT' },
    children: [toElk(root, edges)],
    edges: edges.map((edge) => ({
      id: edge.id,
      sources: [edge.source],
      targets: [edge.target],
      labels: elkLabels(edge),
    })),
  };
  const graph: ElkNode = await new ELK().layout(input);

  const nodes = new Map<string, ChartNode>();
  const index = (node: ChartNode): void => {
    nodes.set(node.id, node);
    node.children.forEach(index);
  };
  index(root);

  const boxes: Box[] = [];
  const place = (laid: ElkNode, depth: number): void => {
    const node = nodes.get(laid.id);
    const { x = 0, y = 0, width = 0, height = 0 } = laid;
    if (node) boxes.push({ node, x, y, width, height, depth });
    laid.children?.forEach((child) => place(child, depth + 1));
  };
  graph.children?.forEach((child) => place(child, 0));

  const byId = new Map(edges.map((edge) => [edge.id, edge]));
  const lines = (graph.edges ?? []).flatMap(({ id, sections = [], labels = [] }): Line[] => {
    const edge = byId.get(id);
    if (edge === undefined) return [];
    const { x = 0, y = 0 } = labels[0] ?? {};
    return [
      {
        edge,
        points: sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
          startPoint,
          ...bendPoints,
          endPoint,
        ]),
        words: wordsOf(edge).map((word) => ({ ...word, x: x + word.x, y: y + word.y })),
      },
    ];
  });
  return { width: graph.width ?? 0, height: graph.height ?? 0, boxes, lines };
}
