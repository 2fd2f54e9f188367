import type { ReactNode } from 'react';
import {
  createActor,
  fromCallback,
  fromPromise,
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type SnapshotFrom,
} from 'xstate';

import type { FlowSamples } from '../testing/coverage.ts';
import { transitionKey } from './chart.ts';
import { ExplorerClock } from './clock.ts';

/** One step of a story: an event, an answer to what the flow waits for, or time that passes. */
export type Step<Event = AnyEventObject> =
  | Event
  | { answer: string; with?: unknown }
  | { fail: string; with?: unknown }
  | { wait: number };

/** What a flow shows and is shown with. */
export interface FlowView<Machine extends AnyStateMachine> {
  snapshot: SnapshotFrom<Machine>;
  send: (event: EventFromLogic<Machine>) => void;
}

export interface FlowDefinition<Machine extends AnyStateMachine> {
  samples: FlowSamples<Machine>;
  /** One sentence: what it is for. */
  summary: string;
  /** What to provide: each actor with its signature. */
  actors: Readonly<Record<string, string>>;
  /** What it emits for its owner to act on, and what to do then. */
  emits: Readonly<Record<string, string>>;
  /** Invoked actors that listen rather than answer, each with an example of how to provide it. */
  keepers?: Readonly<Record<string, string>>;
  /** What else helps whoever provides the actors. */
  note?: string;
  /** The product's own parts, fed by the flow. Without it the flow has nothing to see. */
  ui?: (view: FlowView<Machine>) => ReactNode;
  /** How each state that a person can see is reached, by state path without the machine's name. */
  shown: Readonly<Record<string, readonly Step<EventFromLogic<Machine>>[]>>;
  /** States that nobody sees, with the reason. */
  unseen?: Readonly<Record<string, string>>;
  /** The input to open it with, per shown state where it is not the first sample. */
  inputs?: Readonly<Record<string, number>>;
  /** Answers that depend on what was asked, by invoke id. */
  answersTo?: Readonly<Record<string, (input: unknown) => readonly unknown[]>>;
  /** Payload forms for events that JSON cannot hold. */
  payloads?: Readonly<Record<string, { example: unknown; build: (payload: unknown) => AnyEventObject }>>;
}

export interface LogEntry {
  number: number;
  at: number;
  event: string;
  /** The state it led to; of several regions only those that moved. */
  to: string;
  /** How often it happened in a row. */
  times: number;
}

/** A definition without its types, as the Explorer handles all flows alike. */
export interface Flow {
  machine: AnyStateMachine;
  summary: string;
  actors: Readonly<Record<string, string>>;
  emits: Readonly<Record<string, string>>;
  inputs: readonly unknown[];
  shown: Readonly<Record<string, readonly Step[]>>;
  unseen: Readonly<Record<string, string>>;
  events: readonly AnyEventObject[];
  /** What may answer a call, by invoke id and what was asked. */
  answersTo(id: string, input: unknown): readonly unknown[];
  failures: Readonly<Record<string, readonly unknown[]>>;
  payloads: NonNullable<FlowDefinition<AnyStateMachine>['payloads']>;
  hasUi: boolean;
  /** The actors that listen rather than answer, each with an example of how to provide it. */
  keepers: Readonly<Record<string, string>>;
  note: string | undefined;
  open(state?: string): OpenFlow;
}

/** A running flow, to be watched. */
export interface OpenFlow {
  actor: AnyActor;
  clock: ExplorerClock;
  /** Rises with every change. */
  version: () => number;
  subscribe: (listener: () => void) => () => void;
  snapshot(): AnyMachineSnapshot;
  log(): readonly LogEntry[];
  /** Keys of the transitions taken last. */
  lit(): ReadonlySet<string>;
  /** What has stopped it, such as an event that lacks a part; `null` while it runs. */
  failure(): string | null;
  /** What it waits for: ids of calls without an answer, with what was asked. */
  waiting(): { id: string; input: unknown }[];
  run(steps: readonly Step[]): void;
  advance(ms: number): void;
  render(): ReactNode;
}

/** A state in words: `sending.outOfSight`, regions with a plus between them. */
export function stateText(value: AnyMachineSnapshot['value']): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([key, inner]) => {
      const rest = inner === undefined ? '' : stateText(inner);
      return rest === '' ? key : `${key}.${rest}`;
    })
    .join(' + ');
}

/** Where a transition led: the whole state, or the regions that are not where they were. */
function movedText(before: AnyMachineSnapshot['value'], now: AnyMachineSnapshot['value']): string {
  if (typeof before === 'string' || typeof now === 'string') return stateText(now);
  const moved = Object.entries(now).filter(
    ([key, inner]) => JSON.stringify(inner) !== JSON.stringify(before[key]),
  );
  return moved.length === 0 ? 'the same' : stateText(Object.fromEntries(moved));
}

const forEver = fromPromise(() => new Promise<never>(() => undefined));
const listening = fromCallback(() => undefined);

function waitOf(step: Step): number | null {
  return 'wait' in step && typeof step['wait'] === 'number' ? step['wait'] : null;
}

function eventOf(step: Step): AnyEventObject | null {
  if ('answer' in step && typeof step['answer'] === 'string') {
    return { type: `xstate.done.actor.${step['answer']}`, output: step['with'], actorId: step['answer'] };
  }
  if ('fail' in step && typeof step['fail'] === 'string') {
    const error = step['with'] ?? new Error('No answer');
    return { type: `xstate.error.actor.${step['fail']}`, error, actorId: step['fail'] };
  }
  return 'type' in step && typeof step['type'] === 'string' ? { ...step, type: step['type'] } : null;
}

/** Makes a flow that the Explorer can open. */
export function defineFlow<Machine extends AnyStateMachine>(definition: FlowDefinition<Machine>): Flow {
  const { samples, keepers = {}, ui, inputs = {} } = definition;
  const names = Object.keys(samples.machine.implementations.actors);
  const machine: AnyStateMachine = samples.machine.provide({
    actors: Object.fromEntries(names.map((name) => [name, name in keepers ? listening : forEver])),
  });

  function open(state?: string): OpenFlow {
    const clock = new ExplorerClock();
    const listeners = new Set<() => void>();
    const entries: LogEntry[] = [];
    let taken = new Set<string>();
    let place: AnyMachineSnapshot['value'] = '';
    let version = 0;
    const tell = (): void => {
      version += 1;
      for (const listener of listeners) listener();
    };

    const actor = createActor(machine, {
      clock,
      input: samples.inputs[inputs[state ?? ''] ?? 0],
      inspect: (inspected) => {
        // Only machines take microsteps, and there is one.
        if (inspected.type !== '@xstate.microstep') return;
        const keys = inspected._transitions.map(transitionKey);
        if (keys.length === 0) return;
        const isSameEvent = entries.at(-1)?.event === inspected.event.type && inspected.event.type === '';
        taken = isSameEvent ? new Set([...taken, ...keys]) : new Set(keys);
        const { value } = inspected.snapshot as AnyMachineSnapshot;
        const to = movedText(place, value);
        place = value;
        const last = entries.at(-1);
        if (last?.event === inspected.event.type && last.to === to) {
          entries[entries.length - 1] = { ...last, at: clock.now(), times: last.times + 1 };
        } else {
          const number = (last?.number ?? 0) + 1;
          entries.push({ number, at: clock.now(), event: inspected.event.type, to, times: 1 });
        }
      },
    });
    // Whoever hears of an error keeps it from the console.
    actor.subscribe({ next: tell, error: tell });
    actor.start();

    const opened: OpenFlow = {
      actor,
      clock,
      version: () => version,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      snapshot: () => actor.getSnapshot(),
      log: () => entries,
      lit: () => taken,
      failure() {
        const { status, error } = actor.getSnapshot();
        return status !== 'error' ? null : error instanceof Error ? error.message : String(error);
      },
      waiting: () =>
        Object.entries<AnyActor>(actor.getSnapshot().children)
          .filter(([id]) => !(id in keepers))
          .map(([id, child]) => ({ id, input: child.getSnapshot().input })),
      run(steps) {
        for (const step of steps) {
          const wait = waitOf(step);
          const event = eventOf(step);
          if (wait !== null) clock.advance(wait);
          else if (event !== null) actor.send(event);
        }
        tell();
      },
      advance(ms) {
        clock.advance(ms);
        tell();
      },
      render: () =>
        ui?.({
          snapshot: actor.getSnapshot() as SnapshotFrom<Machine>,
          send: (event) => actor.send(event),
        }),
    };
    if (state !== undefined) opened.run(definition.shown[state] ?? []);
    return opened;
  }

  return {
    machine,
    summary: definition.summary,
    actors: definition.actors,
    emits: definition.emits,
    inputs: samples.inputs,
    shown: definition.shown,
    unseen: definition.unseen ?? {},
    events: samples.events,
    answersTo: (id, input) => definition.answersTo?.[id]?.(input) ?? samples.answers?.[id] ?? [undefined],
    failures: samples.failures ?? {},
    payloads: definition.payloads ?? {},
    hasUi: ui !== undefined,
    keepers,
    note: definition.note,
    open,
  };
}
