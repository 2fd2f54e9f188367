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

import { runFlow, type RunningFlow } from './runningFlow.ts';
import type { Step } from './steps.ts';

/** What the product's own parts are drawn from. */
export interface FlowView<Machine extends AnyStateMachine> {
  snapshot: SnapshotFrom<Machine>;
  send: (event: EventFromLogic<Machine>) => void;
}

type ByName<Value> = Readonly<Record<string, Value>>;

/** How an event with a payload that JSON cannot hold is made from one that it can. */
interface PayloadForm {
  example: unknown;
  build: (payload: unknown) => AnyEventObject;
}

/** A machine, and what the Explorer cannot find in it. */
export interface FlowDefinition<Machine extends AnyStateMachine> {
  /** Its actors need not be provided: the Explorer gives their answers. */
  machine: Machine;
  /** One sentence: what it is for. */
  summary: string;
  /** Inputs to start it with; the first one unless `inputFor` says otherwise. Default: no input. */
  inputs?: readonly InputFrom<Machine>[];
  /** Every event it takes, with examples of what each carries. */
  events: readonly EventFromLogic<Machine>[];
  /** What its calls may answer, by invoke id. Default: `undefined`. */
  answers?: ByName<readonly unknown[]>;
  /** What its calls may fail with, by invoke id. Default: one plain error. */
  failures?: ByName<readonly unknown[]>;
  /** Answers that depend on what was asked, by invoke id. */
  answersTo?: ByName<(input: unknown) => readonly unknown[]>;
  /** Actors that listen instead of answering, each with an example of how to provide it. */
  listeners?: ByName<string>;
  /** Events whose payload JSON cannot hold, by type. */
  payloads?: ByName<PayloadForm>;
  /** The product's own parts, fed by the machine. Without it there is nothing to see. */
  ui?: (view: FlowView<Machine>) => ReactNode;
  /** The steps that lead to each state that a person can see, by state path. Default: none. */
  shown?: ByName<readonly Step<EventFromLogic<Machine>>[]>;
  /** States that no one sees, each with the reason. */
  unseen?: ByName<string>;
  /** Which of the inputs leads to a shown state, where it is not the first. */
  inputFor?: ByName<number>;
  /** What else helps those who provide the actors. */
  note?: string;
}

/** A definition without its types, so that the Explorer handles all machines alike. */
export interface Flow {
  /** With stand-ins for its actors. */
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
  /** What may answer a call, by invoke id and by what was asked. */
  answersTo(id: string, input: unknown): readonly unknown[];
  /** Starts it, at the beginning or in a shown state. */
  start(state?: string): RunningFlow;
  /** The product's own parts in the present state. */
  render(running: RunningFlow): ReactNode;
}

const neverAnswers = fromPromise(() => new Promise<never>(() => undefined));
const listens = fromCallback(() => undefined);

/** What a state and those inside of it run, provided or not. */
const invokedBy = (node: AnyStateNode): string[] => [
  ...node.invoke.flatMap(({ src }) => (typeof src === 'string' && !src.startsWith('xstate.') ? [src] : [])),
  ...Object.values(node.states).flatMap(invokedBy),
];

/** A machine that takes more steps than this at once goes around in circles. */
const stepsMax = 1000;

/** Stops a machine that goes around in circles, which would stop the page. */
function withoutLoops(machine: AnyStateMachine): AnyStateMachine {
  // Older versions of XState have no such option.
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
    render: ({ actor }) =>
      ui?.({
        snapshot: actor.getSnapshot() as SnapshotFrom<Machine>,
        send: (event) => actor.send(event),
      }),
  };
}
