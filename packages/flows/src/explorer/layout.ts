import ELK, { type ElkNode } from 'elkjs/lib/elk.bundled.js';

import type { Chart, ChartEdge, ChartNode } from './chart.ts';

export interface Box {
  node: ChartNode;
  x: number;
  y: number;
  width: number;
  height: number;
  /** How deep inside: 0 is the machine itself. */
  depth: number;
}

export interface Line {
  edge: ChartEdge;
  points: { x: number; y: number }[];
  label: { x: number; y: number; width: number; height: number } | null;
}

export interface ChartLayout {
  width: number;
  height: number;
  /** Outer boxes before inner ones, so that they can be painted in order. */
  boxes: Box[];
  lines: Line[];
}

/** Sizes are reckoned, not measured, so that every machine lays a chart out alike. */
const character = 7.1;
const smallCharacter = 6.1;
const lineHeight = 16;
const titleHeight = 28;

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.randomSeed': '1',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
};

function headerOf({ lines }: ChartNode): number {
  return titleHeight + lines.length * lineHeight;
}

function toElk(node: ChartNode): ElkNode {
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
    children: node.children.map(toElk),
    layoutOptions: {
      'elk.padding': `[top=${headerOf(node) + 14},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},40)`,
    },
  };
}

/** Lays a chart out. The same chart always gives the same picture. */
export async function layOut({ root, edges }: Chart): Promise<ChartLayout> {
  const input: ElkNode = {
    id: '#',
    layoutOptions: options,
    children: [toElk(root)],
    edges: edges.map(({ id, source, target, label }) => ({
      id,
      sources: [source],
      targets: [target],
      labels:
        label === ''
          ? []
          : [{ text: label, width: Math.ceil(label.length * smallCharacter + 8), height: lineHeight }],
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
    const [label] = labels;
    return [
      {
        edge,
        points: sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
          startPoint,
          ...bendPoints,
          endPoint,
        ]),
        label: label
          ? { x: label.x ?? 0, y: label.y ?? 0, width: label.width ?? 0, height: label.height ?? 0 }
          : null,
      },
    ];
  });
  return { width: graph.width ?? 0, height: graph.height ?? 0, boxes, lines };
}
