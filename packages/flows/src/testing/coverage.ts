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

/** One machine and what to send it: the material of its tests, its coverage and its Explorer. */
export interface FlowSamples<Machine extends AnyStateMachine> {
  machine: Machine;
  /** Every way to begin. */
  inputs: readonly InputFrom<Machine>[];
  /** The machine's own events, with as many payloads as it takes to open every guard. */
  events: readonly EventFromLogic<Machine>[];
  /** What the provided actors may answer, by invoke id. */
  answers?: Readonly<Record<string, readonly unknown[]>>;
  /** What the provided actors may fail with, by invoke id. Default: one plain error. */
  failures?: Readonly<Record<string, readonly unknown[]>>;
  /** Leaves an event out where it would make the walk endless. Default: nothing is left out. */
  follow?(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean;
}

export interface CoverageRow {
  machine: string;
  states: number;
  statesReached: number;
  transitions: number;
  transitionsTaken: number;
  /** Every state and transition that no path reached, in words. Empty at 100 percent. */
  missing: string[];
}

function allNodes(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(allNodes)];
}

function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

/** A transition in words: `editing --message.sent [2]--> sending`. */
function describe(transition: AnyTransitionDefinition, index: number): string {
  const target = (transition.target ?? []).map((node: AnyStateNode) => node.key).join(', ');
  const name = transition.eventType === '' ? 'always' : transition.eventType;
  return `${transition.source.id} --${name}${index > 0 ? ` [${index + 1}]` : ''}--> ${target || 'itself'}`;
}

/** Everything that can be sent to a machine: its own events, what its actors may say, and its timers. */
export function sendableEvents<Machine extends AnyStateMachine>(
  samples: FlowSamples<Machine>,
): AnyEventObject[] {
  const events: AnyEventObject[] = [...samples.events];
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

/** Walks the whole machine, breadth first, and tells which states and transitions were met. */
export function coverageOf<Machine extends AnyStateMachine>(samples: FlowSamples<Machine>): CoverageRow {
  const machine: AnyStateMachine = samples.machine;
  const taken = new Set<AnyTransitionDefinition>();
  const reached = new Set<AnyStateNode>([machine.root]);
  const events = sendableEvents(samples);

  for (const input of samples.inputs) {
    const scope = listeningScope(machine, input, (transitions) => {
      for (const transition of transitions) {
        taken.add(transition);
        // Passing through counts: a state that only decides is never rested in.
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
      for (const step of Object.values<{ event: AnyEventObject }>(transitions)) {
        machine.transition(state, step.event, scope);
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
  const missingStates = nodes.filter((node) => !reached.has(node)).map((node) => node.id);
  return {
    machine: machine.id,
    states: nodes.length,
    statesReached: nodes.length - missingStates.length,
    transitions: transitions.length,
    transitionsTaken: transitions.length - missingTransitions.length,
    missing: [...missingStates, ...missingTransitions],
  };
}

/** Runs nothing and reports every microstep's transitions. */
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
  const head = ['machine', 'states', 'transitions', 'not reached'];
  const body = rows.map((row) => [
    row.machine,
    `${row.statesReached}/${row.states}`,
    `${row.transitionsTaken}/${row.transitions}`,
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
