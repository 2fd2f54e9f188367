export interface Requester {
  /** Account or address: keys take turns within their group. */
  key: string;
  /** Network: groups take turns with each other. Default: a group for each key. */
  group?: string;
}

export interface TurnLimits {
  /** How many tasks may run at once; at least 1. */
  atOnce: number;
  /** Default: `atOnce`. */
  atOncePerKey?: number;
  /** Default: `atOnce`. */
  atOncePerGroup?: number;
  /** How many tasks may wait. Default: any number. */
  waitingMax?: number;
  /** Default: `waitingMax`. */
  waitingPerKey?: number;
}

/** Shares a scarce resource (memory, CPU, connections) among requesters. */
export interface Turns {
  /**
   * Runs a task when it is its requester's turn.
   *
   * @param signal removes the task from the queue when it aborts; a running task must watch it itself
   * @throws CrowdedError when too many tasks are waiting; the reason of `signal` when it aborts
   */
  run<T>(requester: Requester, task: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

export class CrowdedError extends Error {}

interface Waiter {
  key: string;
  group: string;
  start: () => void;
  refuse: (reason: unknown) => void;
}

/**
 * A fair queue: requesters get turns in rotation, however many tasks each of them adds. When it is full, the newest
 * task of the requester with the most waiting tasks makes room for a requester with fewer.
 */
export function createTurns({
  atOnce,
  atOncePerKey = atOnce,
  atOncePerGroup = atOnce,
  waitingMax = Number.POSITIVE_INFINITY,
  waitingPerKey = waitingMax,
}: TurnLimits): Turns {
  let running = 0;
  const runningByKey = new Map<string, number>();
  const runningByGroup = new Map<string, number>();
  /** By group and key, each in the order of their next turn. */
  const line = new Map<string, Map<string, Waiter[]>>();

  const mayStart = (key: string, group: string): boolean =>
    running < atOnce &&
    (runningByKey.get(key) ?? 0) < atOncePerKey &&
    (runningByGroup.get(group) ?? 0) < atOncePerGroup;

  const waitingOf = (group: string, key: string): number => line.get(group)?.get(key)?.length ?? 0;
  const waitingIn = (group: string): number =>
    [...(line.get(group)?.values() ?? [])].reduce((sum, { length }) => sum + length, 0);
  const waiting = (): number => [...line.keys()].reduce((sum, group) => sum + waitingIn(group), 0);

  function count(change: 1 | -1, { key, group }: Waiter): void {
    running += change;
    add(runningByKey, key, change);
    add(runningByGroup, group, change);
  }

  function enter(waiter: Waiter): void {
    const keys = line.get(waiter.group) ?? new Map<string, Waiter[]>();
    keys.set(waiter.key, [...(keys.get(waiter.key) ?? []), waiter]);
    line.set(waiter.group, keys);
  }

  function leave(waiter: Waiter): void {
    const keys = line.get(waiter.group);
    const rest = keys?.get(waiter.key)?.filter((other) => other !== waiter) ?? [];
    if (rest.length > 0) keys?.set(waiter.key, rest);
    else keys?.delete(waiter.key);
    if (keys?.size === 0) line.delete(waiter.group);
  }

  /** Removes the next task from the queue; its key and its group go to the end. */
  function next(): Waiter | undefined {
    for (const [group, keys] of line) {
      for (const [key, waiters] of keys) {
        const [waiter] = waiters;
        if (waiter === undefined || !mayStart(key, group)) continue;
        leave(waiter);
        toEnd(keys, key);
        toEnd(line, group);
        return waiter;
      }
    }
    return undefined;
  }

  function startWaiting(): void {
    for (let waiter = next(); waiter !== undefined; waiter = next()) {
      count(1, waiter);
      waiter.start();
    }
  }

  /** Refuses the newest task of the longest queue, if that is longer than the requester's would be. */
  function makeRoomFor({ key, group }: Waiter): boolean {
    const longestGroup = longest([...line.keys()], waitingIn);
    const longestKey = longest([...(line.get(longestGroup)?.keys() ?? [])], (each) =>
      waitingOf(longestGroup, each),
    );
    const isLonger =
      longestGroup === group
        ? waitingOf(group, longestKey) > waitingOf(group, key) + 1
        : waitingIn(longestGroup) > waitingIn(group) + 1;
    const newest = line.get(longestGroup)?.get(longestKey)?.at(-1);
    if (!isLonger || newest === undefined) return false;
    leave(newest);
    newest.refuse(new CrowdedError());
    return true;
  }

  async function wait(waiter: Waiter, signal?: AbortSignal): Promise<void> {
    if (waitingOf(waiter.group, waiter.key) >= waitingPerKey) throw new CrowdedError();
    if (waiting() >= waitingMax && !makeRoomFor(waiter)) throw new CrowdedError();
    const abort = (): void => {
      leave(waiter);
      waiter.refuse(signal?.reason);
    };
    signal?.addEventListener('abort', abort);
    try {
      await new Promise<void>((resolve, reject) => {
        waiter.start = resolve;
        waiter.refuse = reject;
        enter(waiter);
      });
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  }

  return {
    async run({ key, group = `key ${key}` }, task, signal) {
      signal?.throwIfAborted();
      const waiter: Waiter = { key, group, start: () => {}, refuse: () => {} };
      if (mayStart(key, group)) count(1, waiter);
      else await wait(waiter, signal);
      try {
        return await task();
      } finally {
        count(-1, waiter);
        startWaiting();
      }
    },
  };
}

function add(counts: Map<string, number>, name: string, change: number): void {
  const sum = (counts.get(name) ?? 0) + change;
  if (sum === 0) counts.delete(name);
  else counts.set(name, sum);
}

function toEnd<T>(map: Map<string, T>, name: string): void {
  const value = map.get(name);
  if (value === undefined) return;
  map.delete(name);
  map.set(name, value);
}

/** The longest; of equals, the last. */
const longest = (names: readonly string[], length: (name: string) => number): string =>
  names.reduce((best, name) => (length(name) >= length(best) ? name : best), names[0] ?? '');
