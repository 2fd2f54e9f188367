import {
  createActor,
  getNextTransitions,
  type ActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventFromLogic,
  type InputFrom,
} from 'xstate';
import { getAdjacencyMap, serializeSnapshot } from 'xstate/graph';

/** One machine and its inputs: used by its tests, its coverage and its Explorer. */
export interface FlowSamples<Machine extends AnyStateMachine> {
  machine: Machine;
  /** Every kind of input. */
  inputs: readonly InputFrom<Machine>[];
  /** The machine's own events, with enough payloads to pass every guard. */
  events: readonly EventFromLogic<Machine>[];
  /** Results of the provided actors, by invoke id. */
  answers?: Readonly<Record<string, readonly unknown[]>>;
  /** Errors of the provided actors, by invoke id. Default: one plain error. */
  failures?: Readonly<Record<string, readonly unknown[]>>;
  /** Whether to follow an event; skips those that would make the walk endless. Default: follow all. */
  follow?(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean;
}

export interface CoverageRow {
  machine: string;
  states: number;
  statesReached: number;
  transitions: number;
  transitionsTaken: number;
  /** Transitions that have a guard. */
  guards: number;
  /** Guards that were seen to pass as well as to reject. */
  guardsBothWays: number;
  /**
   * Descriptions of every state and transition that was not reached, and of every guard that never rejected. Empty at
   * 100 percent.
   */
  missing: string[];
}

function allNodes(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(allNodes)];
}

function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

/** A transition as text: `editing --message.sent [2]--> sending`. */
function describe(transition: AnyTransitionDefinition, index: number): string {
  const target = (transition.target ?? []).map((node: AnyStateNode) => node.key).join(', ');
  const name = transition.eventType === '' ? 'always' : transition.eventType;
  return `${transition.source.id} --${name}${index > 0 ? ` [${index + 1}]` : ''}--> ${target || 'itself'}`;
}

/** The transitions of a state for an event, in the order they are tried. */
function candidatesOf(node: AnyStateNode, eventType: string): readonly AnyTransitionDefinition[] {
  return (eventType === '' ? node.always : node.transitions.get(eventType)) ?? [];
}

/** Of transitions tried in order, those whose guard rejected. The first without a guard ends the search. */
function refusedOf(
  candidates: readonly AnyTransitionDefinition[],
  wasTaken: (candidate: AnyTransitionDefinition) => boolean,
): AnyTransitionDefinition[] {
  const end = candidates.findIndex((candidate) => candidate.guard === undefined || wasTaken(candidate));
  return candidates.slice(0, end === -1 ? candidates.length : end);
}

/** The transitions whose guard rejected an event, from each active state outwards to the one that took it. */
function refusals(
  { _nodes }: AnyMachineSnapshot,
  eventType: string,
  taken: readonly AnyTransitionDefinition[],
): AnyTransitionDefinition[] {
  const refused: AnyTransitionDefinition[] = [];
  for (const leaf of _nodes.filter((node) => Object.keys(node.states).length === 0)) {
    for (let node: AnyStateNode | undefined = leaf; node !== undefined; node = node.parent) {
      const candidates = candidatesOf(node, eventType);
      refused.push(...refusedOf(candidates, (candidate) => taken.includes(candidate)));
      if (candidates.some((candidate) => taken.includes(candidate))) break;
    }
  }
  return refused;
}

/** All events a machine can receive: its own, results of its actors, and its timers. */
export function sendableEvents<Machine extends AnyStateMachine>(
  samples: FlowSamples<Machine>,
): AnyEventObject[] {
  const events: AnyEventObject[] = [...samples.events];
  const invoked = allNodes(samples.machine.root).flatMap(({ invoke }) => invoke.map(({ id }) => id));
  for (const id of Object.keys({ ...samples.answers, ...samples.failures })) {
    if (!invoked.includes(id)) throw new Error(`${samples.machine.id} never invokes ${id}`);
  }
  for (const node of allNodes(samples.machine.root)) {
    for (const { id } of node.invoke) {
      for (const output of samples.answers?.[id] ?? [undefined]) {
        events.push({ type: `xstate.done.actor.${id}`, output, actorId: id });
      }
      for (const error of samples.failures?.[id] ?? [new Error('No answer')]) {
        events.push({ type: `xstate.error.actor.${id}`, error, actorId: id });
      }
    }
    for (const { eventType } of node.after) events.push({ type: eventType });
  }
  return events;
}

/** Walks the whole machine breadth first and reports which states and transitions were reached. */
export function coverageOf<Machine extends AnyStateMachine>(samples: FlowSamples<Machine>): CoverageRow {
  const machine: AnyStateMachine = samples.machine;
  const taken = new Set<AnyTransitionDefinition>();
  const refused = new Set<AnyTransitionDefinition>();
  const reached = new Set<AnyStateNode>([machine.root]);
  const events = sendableEvents(samples);

  for (const input of samples.inputs) {
    let steps: (readonly AnyTransitionDefinition[])[] = [];
    const scope = listeningScope(machine, input, (transitions) => {
      steps.push(transitions);
      for (const transition of transitions) {
        taken.add(transition);
        // The transitions before it were tried first.
        const candidates = candidatesOf(transition.source, transition.eventType);
        for (const other of refusedOf(candidates, (candidate) => candidate === transition))
          refused.add(other);
        // Transient states count too: the machine never rests in them.
        reached.add(transition.source);
        for (const target of transition.target ?? []) reached.add(target);
      }
    });
    machine.getInitialSnapshot(scope, input);
    const map = getAdjacencyMap<AnyMachineSnapshot, AnyEventObject, unknown>(machine, {
      input,
      events,
      limit: 60_000,
      serializeState: (snapshot) => JSON.stringify(serializeSnapshot(snapshot)),
      filterEvents: (snapshot, event) =>
        getNextTransitions(snapshot).some(({ eventType }) => eventType === event.type) &&
        (samples.follow?.(snapshot, event) ?? true),
    });
    for (const { state, transitions } of Object.values(map)) {
      for (const node of state._nodes) reached.add(node);
      // The machine rests in a state when no transition leaves it immediately.
      for (const transition of refusals(state, '', [])) refused.add(transition);
      for (const { event } of Object.values<{ event: AnyEventObject }>(transitions)) {
        steps = [];
        machine.transition(state, event, scope);
        for (const transition of refusals(state, event.type, steps[0] ?? [])) refused.add(transition);
      }
    }
  }

  const nodes = allNodes(machine.root);
  const transitions = nodes.flatMap(transitionsOf);
  const missingTransitions = nodes.flatMap((node) =>
    [...node.transitions.values(), node.always ?? []].flatMap((candidates) =>
      candidates.flatMap((candidate, index) => (taken.has(candidate) ? [] : [describe(candidate, index)])),
    ),
  );
  const guarded = transitions.filter(({ guard }) => guard !== undefined);
  const bothWays = guarded.filter((transition) => taken.has(transition) && refused.has(transition));
  const neverRefused = nodes.flatMap((node) =>
    [...node.transitions.values(), node.always ?? []].flatMap((candidates) =>
      candidates.flatMap((candidate, index) =>
        candidate.guard === undefined || refused.has(candidate)
          ? []
          : [`${describe(candidate, index)} is never refused`],
      ),
    ),
  );
  const missingStates = nodes.filter((node) => !reached.has(node)).map((node) => node.id);
  return {
    machine: machine.id,
    states: nodes.length,
    statesReached: nodes.length - missingStates.length,
    transitions: transitions.length,
    transitionsTaken: transitions.length - missingTransitions.length,
    guards: guarded.length,
    guardsBothWays: bothWays.length,
    missing: [...missingStates, ...missingTransitions, ...neverRefused],
  };
}

/** An actor scope that runs nothing and reports every microstep's transitions. */
function listeningScope(
  machine: AnyStateMachine,
  input: unknown,
  onTransitions: (transitions: AnyTransitionDefinition[]) => void,
): ActorScope<AnyMachineSnapshot, AnyEventObject> {
  const self = createActor(machine, {
    input,
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep') onTransitions(inspected._transitions);
    },
  });
  return {
    self,
    id: self.id,
    sessionId: self.sessionId,
    system: self.system,
    logger: () => undefined,
    defer: () => undefined,
    emit: () => undefined,
    stopChild: () => undefined,
    actionExecutor: () => undefined,
  };
}

/** The rows as an aligned table. */
export function coverageTable(rows: readonly CoverageRow[]): string {
  const head = ['machine', 'states', 'transitions', 'guards both ways', 'not reached'];
  const body = rows.map((row) => [
    row.machine,
    `${row.statesReached}/${row.states}`,
    `${row.transitionsTaken}/${row.transitions}`,
    `${row.guardsBothWays}/${row.guards}`,
    row.missing.length === 0 ? 'none' : row.missing.join('; '),
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...body.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
