import { describe, expect, test } from 'vitest';

import { createTurns, CrowdedError, type Requester, type TurnLimits } from './turns.ts';

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Tasks that end on demand, and a log of their starts and ends. */
function heldTasks(limits: TurnLimits) {
  const turns = createTurns(limits);
  const log: string[] = [];
  const finishers = new Map<string, () => void>();
  return {
    log,
    /** @param name its first part is the key: `a1` is a task of `a`; `a@net1` has a group */
    add(name: string, signal?: AbortSignal): void {
      const [task = '', group] = name.split('@');
      const who: Requester = { key: task.replace(/\d+$/, ''), ...(group === undefined ? {} : { group }) };
      const held = new Promise<void>((resolve) => finishers.set(task, resolve));
      const run = async (): Promise<void> => {
        log.push(task);
        await held;
      };
      turns.run(who, run, signal).catch((error: unknown) => {
        log.push(`${task} ${error instanceof CrowdedError ? 'refused' : String(error)}`);
      });
    },
    async finish(task: string): Promise<void> {
      finishers.get(task)?.();
      await settle();
    },
  };
}

interface Case {
  name: string;
  limits: TurnLimits;
  arrive: string;
  finish: string;
  /** Tasks in the order they start, and which are refused. */
  log: string;
}

const cases: Case[] = [
  {
    name: 'one key: in the order of arrival',
    limits: { atOnce: 2 },
    arrive: 'a1 a2 a3 a4',
    finish: 'a2 a1',
    log: 'a1 a2, a3, a4',
  },
  {
    name: 'a newcomer gets the next turn, however many tasks another key has waiting',
    limits: { atOnce: 1 },
    arrive: 'a1 a2 a3 a4 b1',
    finish: 'a1 a2 b1',
    log: 'a1, a2, b1, a3',
  },
  {
    name: 'three keys take turns',
    limits: { atOnce: 1 },
    arrive: 'a1 a2 a3 b1 b2 c1',
    finish: 'a1 a2 b1 c1 a3',
    log: 'a1, a2, b1, c1, a3, b2',
  },
  {
    name: 'one key holds no more than its share, and a free place waits for others',
    limits: { atOnce: 3, atOncePerKey: 2 },
    arrive: 'a1 a2 a3 b1',
    finish: 'a1',
    log: 'a1 a2 b1, a3',
  },
  {
    name: 'one group holds no more than its share, with a key for each task',
    limits: { atOnce: 3, atOncePerGroup: 2 },
    arrive: 'a1@x b1@x c1@x d1@y',
    finish: 'a1',
    log: 'a1 b1 d1, c1',
  },
  {
    name: 'groups take turns, with a key for each task',
    limits: { atOnce: 1 },
    arrive: 'a1@x b1@x c1@x d1@x e1@y',
    finish: 'a1 b1 e1',
    log: 'a1, b1, e1, c1',
  },
  {
    name: 'a key whose line is full is refused, another is not',
    limits: { atOnce: 1, waitingPerKey: 1 },
    arrive: 'a1 a2 a3 b1',
    finish: 'a1',
    log: 'a1 (a3), a2',
  },
  {
    name: 'in a full line the newest task of the longest makes room',
    limits: { atOnce: 1, waitingMax: 3 },
    arrive: 'a1 a2 a3 a4 b1',
    finish: 'a1 a2 b1',
    log: 'a1 (a4), a2, b1, a3',
  },
  {
    name: 'in a full line the group with most tasks makes room, with a key for each task',
    limits: { atOnce: 1, waitingMax: 3 },
    arrive: 'a1@x b1@x c1@x d1@x e1@y',
    finish: 'a1 b1',
    log: 'a1 (d1), b1, e1',
  },
  {
    name: 'in a full line of equals a newcomer is refused',
    limits: { atOnce: 1, waitingMax: 2 },
    arrive: 'a1 b1 c1 d1',
    finish: 'a1 b1',
    log: 'a1 (d1), b1, c1',
  },
  {
    name: 'without a line the task is refused at once',
    limits: { atOnce: 2, atOncePerKey: 1, waitingMax: 0 },
    arrive: 'a1 a2 b1 c1',
    finish: 'a1',
    log: 'a1 b1 (a2) (c1),',
  },
];

describe('turns', () => {
  test.each(cases)('$name', async ({ limits, arrive, finish, log }) => {
    const tasks = heldTasks(limits);
    for (const name of arrive.split(' ')) tasks.add(name);
    await settle();
    const steps = [tasks.log.splice(0)];
    for (const name of finish.split(' ')) {
      await tasks.finish(name);
      steps.push(tasks.log.splice(0));
    }
    const shown = steps.map((step) =>
      step.map((entry) => entry.replace(/^(\S+) refused$/, '($1)')).join(' '),
    );
    expect(shown.join(', ').trim()).toBe(log);
  });

  test('start without delay while there is room', () => {
    const tasks = heldTasks({ atOnce: 2 });
    for (const name of ['a1', 'a2', 'a3']) tasks.add(name);
    expect(tasks.log).toEqual(['a1', 'a2']);
  });

  test('an aborted task leaves the queue', async () => {
    const tasks = heldTasks({ atOnce: 1, waitingMax: 1 });
    const gone = new AbortController();
    tasks.add('a1');
    tasks.add('b1', gone.signal);
    gone.abort('gone');
    await settle();
    tasks.add('c1');
    tasks.add('d1', AbortSignal.abort('gone'));
    await tasks.finish('a1');
    expect(tasks.log).toEqual(['a1', 'b1 gone', 'd1 gone', 'c1']);
  });

  test('a failing task passes its turn on, and its error to its caller', async () => {
    const turns = createTurns({ atOnce: 1 });
    const failing = turns.run({ key: 'a' }, () => Promise.reject(new Error('no')));
    const next = turns.run({ key: 'a' }, () => Promise.resolve('yes'));
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('yes');
  });
});
