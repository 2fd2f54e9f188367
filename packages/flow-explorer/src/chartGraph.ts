import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

import { isRecord } from './isRecord.ts';

/** A box of the chart: a state, or a mark. */
export interface ChartNode {
  /** The state's id; marks have their own ids. */
  id: string;
  kind: 'state' | 'group' | 'region' | 'start' | 'any';
  label: string;
  /** Actors, internal transitions and ignored events. */
  lines: string[];
  children: ChartNode[];
}

/** A short label of an edge. */
export interface ChartLabel {
  text: string;
  /** The keys of its transitions, which are highlighted together. */
  transitions: string[];
}

/** A connection of two boxes, with all of its labels. */
export interface ChartEdge {
  id: string;
  source: string;
  target: string;
  /** None on an edge from a start mark. */
  labels: ChartLabel[];
}

/** The states of a machine and their transitions, for rendering. */
export interface Chart {
  root: ChartNode;
  edges: ChartEdge[];
}

/** Longer names are truncated: they would make the chart too wide to read. */
const longestName = 48;

const cut = (text: string): string => {
  const letters = Array.from(text);
  return letters.length <= longestName ? text : `${letters.slice(0, longestName - 1).join('')}…`;
};

/** A stable key of a transition. */
export function transitionKey(transition: AnyTransitionDefinition): string {
  const candidates =
    transition.eventType === ''
      ? (transition.source.always ?? [])
      : (transition.source.transitions.get(transition.eventType) ?? []);
  return `${transition.source.id}|${transition.eventType}|${candidates.indexOf(transition)}`;
}

/** A guard's name; for combined guards, each name. */
function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function') {
    const parts: unknown[] = 'guards' in guard && Array.isArray(guard.guards) ? guard.guards : [];
    return parts.length === 0 ? guard.name : parts.map(guardName).join(` ${guard.name} `);
  }
  return isRecord(guard) ? String(guard['type']) : '';
}

function guardLabel({ guard }: AnyTransitionDefinition): string {
  const name = guardName(guard);
  return name === '' ? '' : ` [${name}]`;
}

/** A short label of a transition's event. */
export function eventLabel(type: string): string {
  if (type === '') return 'at once';
  if (type === '*') return 'any other event';
  if (type === 'xstate.init') return 'begins';
  const [, , , ...rest] = type.split('.');
  if (type.startsWith('xstate.done.actor.')) return `${rest.join('.')} answered`;
  if (type.startsWith('xstate.error.actor.')) return `${rest.join('.')} failed`;
  if (type.startsWith('xstate.done.state.')) return 'done';
  if (type.startsWith('xstate.error.')) return 'failed';
  if (type.startsWith('xstate.after.')) return `after ${type.split('.')[2] ?? ''}`;
  return type;
}

function ownTransitions(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

/** The kind of a state, where it is not visible. */
function kindLines({ type, history, config }: AnyStateNode): string[] {
  if (type === 'final') return ['final'];
  if (type !== 'history') return [];
  const fallback = typeof config.target === 'string' ? `, at first ${config.target}` : '';
  return [`${history === 'deep' ? 'deep ' : ''}history${fallback}`];
}

function isInside(node: AnyStateNode, ancestor: AnyStateNode): boolean {
  return node !== ancestor && node.path.slice(0, ancestor.path.length).join('.') === ancestor.path.join('.');
}

/** The chart of a machine, derived from the machine only. */
export function chartOf(machine: AnyStateMachine): Chart {
  const edges = new Map<string, ChartEdge>();

  function edgeBetween(source: string, target: string): ChartEdge {
    const id = `${source}>${target}`;
    const edge = edges.get(id) ?? { id, source, target, labels: [] };
    edges.set(id, edge);
    return edge;
  }

  function addEdge(source: string, target: string, text: string, key: string): void {
    const { labels } = edgeBetween(source, target);
    const known = labels.find((label) => label.text === text);
    if (known) known.transitions.push(key);
    else labels.push({ text, transitions: [key] });
  }

  function visit(node: AnyStateNode): ChartNode {
    const children = Object.values(node.states).map(visit);
    const stays: string[] = [...kindLines(node), ...node.invoke.map(({ id }) => `runs ${id}`)];
    let hasAny = false;
    for (const transition of ownTransitions(node)) {
      const label = cut(`${eventLabel(transition.eventType)}${guardLabel(transition)}`);
      const key = transitionKey(transition);
      const targets = (transition.target ?? []) as AnyStateNode[];
      if (targets.length === 0) {
        const line = `${transition.actions.length === 0 ? 'ignores' : 'on'} ${label}`;
        if (!stays.includes(line)) stays.push(line);
      }
      for (const target of targets) {
        const isFromAny = isInside(target, node);
        hasAny ||= isFromAny;
        addEdge(isFromAny ? `${node.id}.*` : node.id, target.id, label, key);
      }
    }
    const { initial } = node;
    const [first] = initial?.target ?? [];
    if (first !== undefined && node.type === 'compound') {
      const start: ChartNode = { id: `${node.id}.>`, kind: 'start', label: '', lines: [], children: [] };
      children.unshift(start);
      edgeBetween(start.id, first.id);
    }
    if (hasAny) {
      children.push({ id: `${node.id}.*`, kind: 'any', label: 'any state', lines: [], children: [] });
    }
    const isGroup = Object.keys(node.states).length > 0;
    return {
      id: node.id,
      kind: node.parent?.type === 'parallel' ? 'region' : isGroup ? 'group' : 'state',
      label: cut(node.key),
      lines: stays.map(cut),
      children,
    };
  }

  return { root: visit(machine.root), edges: [...edges.values()] };
}
