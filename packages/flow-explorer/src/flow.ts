import type { ReactNode } from 'react';
import {
  fromCallback,
  fromPromise,
  type AnyEventObject,
  type AnyStateMachine,
  type AnyStateNode,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';

import { type EndedCall, runFlow, type RunningFlow } from './runningFlow.ts';
import type { Step } from './steps.ts';

/** Arguments of the `ui` function. */
export interface FlowView<Machine extends AnyStateMachine> {
  snapshot: SnapshotFrom<Machine>;
  send: (event: EventFromLogic<Machine>) => void;
  /** Calls that have ended, the oldest first: for parts that show what a server would have changed. */
  endedCalls: readonly EndedCall[];
}

type ByName<Value> = Readonly<Record<string, Value>>;

/** For an event whose payload JSON cannot represent: an editable example, and the function that builds the event. */
interface PayloadForm {
  example: unknown;
  build: (payload: unknown) => AnyEventObject;
}

/** A machine, with information that the Explorer cannot derive from it. */
export interface FlowDefinition<Machine extends AnyStateMachine> {
  /** Its actors need not be provided: the Explorer resolves them. */
  machine: Machine;
  /** Its purpose, in one sentence. */
  summary: string;
  /** Inputs to start it with; the first one unless set by `inputFor`. Default: no input. */
  inputs?: readonly InputFrom<Machine>[];
  /** Every event it accepts, with example payloads. */
  events: readonly EventFromLogic<Machine>[];
  /** Possible results of its calls, by invoke id. Default: `undefined`. */
  answers?: ByName<readonly unknown[]>;
  /** Possible failures of its calls, by invoke id. Default: one plain error. */
  failures?: ByName<readonly unknown[]>;
  /** Results that depend on the input, by invoke id. */
  answersTo?: ByName<(input: unknown) => readonly unknown[]>;
  /** Actors that listen instead of resolving, each with example code to provide it. */
  listeners?: ByName<string>;
  /** Events with a payload that JSON cannot represent, by type. */
  payloads?: ByName<PayloadForm>;
  /** The product's components, driven by the machine. Without it there is nothing to see. */
  ui?: (view: FlowView<Machine>) => ReactNode;
  /** The steps to each visible state, by state path. Default: none. */
  shown?: ByName<readonly Step<EventFromLogic<Machine>>[]>;
  /** Invisible states, each with a reason. */
  unseen?: ByName<string>;
  /** Index of the input of a shown state, if it is not the first. */
  inputFor?: ByName<number>;
  /** Further help on providing the actors. */
  note?: string;
}

/** A definition without its type parameter, so that the Explorer handles all machines alike. */
export interface Flow {
  /** With placeholders for its actors. */
  machine: AnyStateMachine;
  summary: string;
  note: string | undefined;
  inputs: readonly unknown[];
  events: readonly AnyEventObject[];
  shown: ByName<readonly Step[]>;
  unseen: ByName<string>;
  failures: ByName<readonly unknown[]>;
  payloads: ByName<PayloadForm>;
  listeners: ByName<string>;
  hasUi: boolean;
  /** Possible results of a call, by invoke id and input. */
  answersTo(id: string, input: unknown): readonly unknown[];
  /** Starts it, in the initial or in a shown state. */
  start(state?: string): RunningFlow;
  /** The product's components in the current state. */
  render(running: RunningFlow): ReactNode;
}

const neverAnswers = fromPromise(() => new Promise<never>(() => undefined));
const listens = fromCallback(() => undefined);

/** Actors invoked by a state and its descendants, provided or not. */
const invokedBy = (node: AnyStateNode): string[] => [
  ...node.invoke.flatMap(({ src }) => (typeof src === 'string' && !src.startsWith('xstate.') ? [src] : [])),
  ...Object.values(node.states).flatMap(invokedBy),
];

/** A machine with more immediate steps than this is in a loop. */
const stepsMax = 1000;

/** Stops a looping machine, which would freeze the page. */
function withoutLoops(machine: AnyStateMachine): AnyStateMachine {
  // Older versions of XState don't have this option.
  const { options } = machine as { options?: { maxIterations?: number } };
  if (options?.maxIterations === Infinity) options.maxIterations = stepsMax;
  return machine;
}

/** Makes a flow that the Explorer can open. */
export function defineFlow<Machine extends AnyStateMachine>(definition: FlowDefinition<Machine>): Flow {
  const { inputs = [], listeners = {}, shown = {}, inputFor = {}, ui } = definition;
  const names = new Set([
    ...Object.keys(definition.machine.implementations.actors),
    ...invokedBy(definition.machine.root),
  ]);
  const machine = withoutLoops(
    definition.machine.provide({
      actors: Object.fromEntries(
        [...names].map((name) => [name, name in listeners ? listens : neverAnswers]),
      ),
    }),
  );
  return {
    machine,
    summary: definition.summary,
    note: definition.note,
    inputs,
    events: definition.events,
    shown,
    unseen: definition.unseen ?? {},
    failures: definition.failures ?? {},
    payloads: definition.payloads ?? {},
    listeners,
    hasUi: ui !== undefined,
    answersTo: (id, input) => definition.answersTo?.[id]?.(input) ?? definition.answers?.[id] ?? [undefined],
    start(state = '') {
      const running = runFlow(machine, inputs[inputFor[state] ?? 0], new Set(Object.keys(listeners)));
      running.run(shown[state] ?? []);
      return running;
    },
    render: (running) =>
      ui?.({
        snapshot: running.actor.getSnapshot() as SnapshotFrom<Machine>,
        send: (event) => running.actor.send(event),
        endedCalls: running.endedCalls(),
      }),
  };
}
