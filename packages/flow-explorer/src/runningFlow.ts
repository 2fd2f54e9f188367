import {
  type ActorOptions,
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
} from 'xstate';

import { transitionKey } from './chartGraph.ts';
import { ExplorerClock } from './clock.ts';
import { changeText } from './stateText.ts';
import { eventOf, type Step, waitOf } from './steps.ts';

/** An entry in the list of the last transitions. */
export interface LogEntry {
  number: number;
  /** Milliseconds on the flow's clock. */
  at: number;
  event: string;
  /** The new state; of several regions, only those that changed. */
  to: string;
  /** Number of consecutive repetitions. */
  times: number;
}

/** A call that has ended. */
export interface EndedCall {
  /** Its invoke id. */
  id: string;
  /** Its input. */
  input: unknown;
  /** Why it failed; `null` if it succeeded. */
  error: unknown;
}

/** A running machine and its observers. */
export interface RunningFlow {
  actor: AnyActor;
  clock: ExplorerClock;
  /** Incremented by every change. */
  version: () => number;
  subscribe: (listener: () => void) => () => void;
  snapshot(): AnyMachineSnapshot;
  log(): readonly LogEntry[];
  /** Calls that have ended, the oldest first. */
  endedCalls(): readonly EndedCall[];
  /** Keys of the last transitions. */
  lastTaken(): ReadonlySet<string>;
  /** The error that stopped it, such as from an incomplete event; `null` while it runs. */
  failure(): string | null;
  /** Pending calls, with their input. */
  waiting(): { id: string; input: unknown }[];
  run(steps: readonly Step[]): void;
  advance(ms: number): void;
}

/** State of a machine that failed before it was in any state. */
const nowhere = { value: {}, tags: new Set<string>(), children: {}, _nodes: [], can: () => false };

type Inspect = Extract<NonNullable<ActorOptions<AnyStateMachine>['inspect']>, (event: never) => void>;

/** Builds the list of transitions from XState's microstep inspection. */
function transitionLog(clock: ExplorerClock) {
  const entries: LogEntry[] = [];
  let lastTaken = new Set<string>();
  let state: AnyMachineSnapshot['value'] = '';
  const inspect: Inspect = (inspected) => {
    // Only machines have microsteps, and there is one machine here.
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

/** Input of a pending call; undefined without one. */
const inputOf = (actor: AnyActor, id: string): unknown =>
  (actor.getSnapshot().children as Record<string, AnyActor | undefined>)[id]?.getSnapshot().input;

/** Collects the calls that end, from XState's event inspection. */
function callLog() {
  const calls: EndedCall[] = [];
  const inspect: Inspect = (inspected) => {
    if (inspected.type !== '@xstate.event') return;
    const { type, error = null } = inspected.event as AnyEventObject;
    const [, id] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type) ?? [];
    // Inspected before the machine takes it: the call is still among its children.
    if (id !== undefined) calls.push({ id, input: inputOf(inspected.actorRef as AnyActor, id), error });
  };
  return { calls, inspect };
}

/** Starts a machine with a clock that advances on demand. `listeners` names the actors that never resolve. */
export function runFlow(
  machine: AnyStateMachine,
  input: unknown,
  listeners: ReadonlySet<string>,
): RunningFlow {
  const clock = new ExplorerClock();
  const { entries, inspect: logTransition, lastTaken } = transitionLog(clock);
  const { calls, inspect: logCall } = callLog();
  const subscribers = new Set<() => void>();
  let version = 0;
  const notify = (): void => {
    version += 1;
    for (const subscriber of subscribers) subscriber();
  };
  const actor = createActor(machine, {
    clock,
    input,
    inspect: (inspected) => {
      logCall(inspected);
      logTransition(inspected);
    },
  });
  // A subscribed error is not logged to the console.
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
    endedCalls: () => calls,
    lastTaken,
    failure() {
      const { status, error } = actor.getSnapshot();
      return status !== 'error' ? null : error instanceof Error ? error.message : String(error);
    },
    waiting: () =>
      // XState keeps an entry for a call that failed to start.
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
