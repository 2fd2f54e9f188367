import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

import { isRecord } from './isRecord.ts';

/** A box of the chart: a state, or one of the small marks that charts need. */
export interface ChartNode {
  /** The state's id; marks have an id of their own. */
  id: string;
  kind: 'state' | 'group' | 'region' | 'start' | 'any';
  label: string;
  /** What runs inside, events that are taken without leaving the state, and those that are let pass. */
  lines: string[];
  children: ChartNode[];
}

/** What leads along an edge, in a few words. */
export interface ChartLabel {
  text: string;
  /** The keys of the transitions it stands for: those that are lit together. */
  transitions: string[];
}

/** The way from one box to another, whatever leads along it. */
export interface ChartEdge {
  id: string;
  source: string;
  target: string;
  /** None on the way from a start mark. */
  labels: ChartLabel[];
}

/** The states of a machine and the ways between them, to be drawn. */
export interface Chart {
  root: ChartNode;
  edges: ChartEdge[];
}

/** Longer names are cut: a chart as wide as they are could not be read. */
const longestName = 48;

const cut = (text: string): string => {
  const letters = Array.from(text);
  return letters.length <= longestName ? text : `${letters.slice(0, longestName - 1).join('')}…`;
};

/** A name for one transition that stays the same between runs. */
export function transitionKey(transition: AnyTransitionDefinition): string {
  const candidates =
    transition.eventType === ''
      ? (transition.source.always ?? [])
      : (transition.source.transitions.get(transition.eventType) ?? []);
  return `${transition.source.id}|${transition.eventType}|${candidates.indexOf(transition)}`;
}

/** A guard by its name; of several that were put together, each. */
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

/** What a transition waits for, in a few words. */
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

/** What kind of state it is, where that is not to be seen. */
function kindLines({ type, history, config }: AnyStateNode): string[] {
  if (type === 'final') return ['final'];
  if (type !== 'history') return [];
  const fallback = typeof config.target === 'string' ? `, at first ${config.target}` : '';
  return [`${history === 'deep' ? 'deep ' : ''}history${fallback}`];
}

function isInside(node: AnyStateNode, ancestor: AnyStateNode): boolean {
  return node !== ancestor && node.path.slice(0, ancestor.path.length).join('.') === ancestor.path.join('.');
}

/** The chart of a machine, made from nothing but the machine. */
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
