import {
  type ActorOptions,
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
} from 'xstate';

import { transitionKey } from './chartGraph.ts';
import { ExplorerClock } from './clock.ts';
import { changeText } from './stateText.ts';
import { eventOf, type Step, waitOf } from './steps.ts';

/** One line of the list of last transitions. */
export interface LogEntry {
  number: number;
  /** On the flow's clock, in milliseconds. */
  at: number;
  event: string;
  /** The state it led to; of several regions, only those that changed. */
  to: string;
  /** How often it happened in a row. */
  times: number;
}

/** A machine that runs and is watched. */
export interface RunningFlow {
  actor: AnyActor;
  clock: ExplorerClock;
  /** Rises with every change. */
  version: () => number;
  subscribe: (listener: () => void) => () => void;
  snapshot(): AnyMachineSnapshot;
  log(): readonly LogEntry[];
  /** Keys of the transitions taken last. */
  lastTaken(): ReadonlySet<string>;
  /** What has stopped it, such as an event that lacks a part; `null` while it runs. */
  failure(): string | null;
  /** Calls without an answer, with what they were asked. */
  waiting(): { id: string; input: unknown }[];
  run(steps: readonly Step[]): void;
  advance(ms: number): void;
}

/** What a machine is in that has failed before it was in any state. */
const nowhere = { value: {}, tags: new Set<string>(), children: {}, _nodes: [], can: () => false };

type Inspect = Extract<NonNullable<ActorOptions<AnyStateMachine>['inspect']>, (event: never) => void>;

/** Keeps the list of transitions from what XState tells of its microsteps. */
function transitionLog(clock: ExplorerClock) {
  const entries: LogEntry[] = [];
  let lastTaken = new Set<string>();
  let state: AnyMachineSnapshot['value'] = '';
  const inspect: Inspect = (inspected) => {
    // Only machines take microsteps, and there is one machine here.
    if (inspected.type !== '@xstate.microstep') return;
    const keys = inspected._transitions.map(transitionKey);
    if (keys.length === 0) return;
    const { type } = inspected.event;
    const isSameStep = type === '' && entries.at(-1)?.event === type;
    lastTaken = new Set(isSameStep ? [...lastTaken, ...keys] : keys);
    const { value } = inspected.snapshot as AnyMachineSnapshot;
    const to = changeText(state, value);
    state = value;
    const last = entries.at(-1);
    if (last?.event === type && last.to === to) {
      entries[entries.length - 1] = { ...last, at: clock.now(), times: last.times + 1 };
    } else {
      entries.push({ number: (last?.number ?? 0) + 1, at: clock.now(), event: type, to, times: 1 });
    }
  };
  return { entries, inspect, lastTaken: () => lastTaken };
}

/** Starts a machine on a clock that is moved by hand. `listeners` names the actors that never answer. */
export function runFlow(
  machine: AnyStateMachine,
  input: unknown,
  listeners: ReadonlySet<string>,
): RunningFlow {
  const clock = new ExplorerClock();
  const { entries, inspect, lastTaken } = transitionLog(clock);
  const subscribers = new Set<() => void>();
  let version = 0;
  const notify = (): void => {
    version += 1;
    for (const subscriber of subscribers) subscriber();
  };
  const actor = createActor(machine, { clock, input, inspect });
  // An error that someone subscribes to stays out of the console.
  actor.subscribe({ next: notify, error: notify });
  actor.start();

  return {
    actor,
    clock,
    version: () => version,
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    snapshot: () => ({ ...nowhere, ...actor.getSnapshot() }) as AnyMachineSnapshot,
    log: () => entries,
    lastTaken,
    failure() {
      const { status, error } = actor.getSnapshot();
      return status !== 'error' ? null : error instanceof Error ? error.message : String(error);
    },
    waiting: () =>
      // XState keeps a place for a call that it could not start.
      Object.entries<AnyActor | undefined>(actor.getSnapshot().children ?? {}).flatMap(([id, child]) => {
        if (child === undefined || (typeof child.src === 'string' && listeners.has(child.src))) return [];
        return [{ id, input: child.getSnapshot().input as unknown }];
      }),
    run(steps) {
      for (const step of steps) {
        const wait = waitOf(step);
        const event = eventOf(step);
        if (wait !== null) clock.advance(wait);
        else if (event !== null) actor.send(event);
      }
      notify();
    },
    advance(ms) {
      clock.advance(ms);
      notify();
    },
  };
}
