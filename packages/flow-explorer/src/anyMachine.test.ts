import { expect, test } from 'vitest';
import { createMachine, type AnyStateMachine } from 'xstate';

import { chartOf, type ChartNode } from './chartGraph.ts';
import { defineFlow } from './flow.ts';
import { showJson } from './json.ts';
import { layOut } from './layout.ts';

const long = 'x'.repeat(500);
const regions = {
  type: 'parallel',
  states: {
    a: { initial: 'one', states: { one: {}, two: {}, hist: { type: 'history', history: 'deep' } } },
    b: {
      initial: 'one',
      states: { one: { on: { ACROSS: '#deep' } }, two: { id: 'deep', initial: 'x', states: { x: {} } } },
    },
  },
} as const;
const circular: { self?: unknown } = {};
circular.self = circular;

/** Valid XState machines, with the event to send. */
const machines: Record<string, { config: object; event?: string; failure?: RegExp }> = {
  'into a state of a region': {
    config: { initial: 'idle', states: { idle: { on: { GO: 'run.a.two' } }, run: regions } },
  },
  'into a region': { config: { initial: 'idle', states: { idle: { on: { GO: 'run.a' } }, run: regions } } },
  'into several regions': {
    config: {
      initial: 'idle',
      states: { idle: { on: { GO: ['run.a.two', 'run.b.two'] } }, run: { ...regions } },
    },
  },
  'out of a region': {
    config: {
      initial: 'run',
      states: {
        run: {
          type: 'parallel',
          states: { a: { initial: 'x', states: { x: { on: { GO: '#over' } } } }, b: {} },
        },
        over: { id: 'over' },
      },
    },
  },
  'from any state into a region': { config: { ...regions, on: { GO: '.a.two' } } },
  'a history state in a region': {
    config: { initial: 'idle', states: { idle: { on: { GO: 'run.a.hist' } }, run: regions } },
  },
  'a shallow history with a target': {
    config: {
      initial: 'off',
      states: {
        off: { on: { GO: 'on.h' } },
        on: { initial: 'x', states: { x: {}, y: {}, h: { type: 'history', target: 'y' } } },
      },
    },
  },
  'regions in regions': {
    config: {
      type: 'parallel',
      states: { p: regions, q: { initial: 'x', on: { GO: '#deep' }, states: { x: {} } } },
    },
  },
  'a target by id': {
    config: {
      initial: 'a',
      states: { a: { on: { GO: '#there' } }, b: { initial: 'c', states: { c: { id: 'there' } } } },
    },
  },
  'a target inside an id': {
    config: {
      initial: 'a',
      states: { a: { on: { GO: '#b.c' } }, b: { id: 'b', initial: 'd', states: { c: {}, d: {} } } },
    },
  },
  'itself again': { config: { initial: 'a', states: { a: { on: { GO: { target: 'a', reenter: true } } } } } },
  'final states and output': {
    config: {
      initial: 'a',
      output: { total: 12n },
      states: {
        a: { initial: 'x', onDone: 'b', states: { x: { on: { GO: 'end' } }, end: { type: 'final' } } },
        b: { type: 'final' },
      },
    },
  },
  wildcards: {
    config: { initial: 'a', states: { a: { on: { 'mouse.*': 'b', '*': { actions: [] } } }, b: {} } },
    event: 'mouse.up',
  },
  'delays of every kind': {
    config: {
      initial: 'a',
      context: {},
      states: {
        a: { after: { 0: { actions: [] }, 999_999_999_999: 'b', unknown: 'b', negative: { actions: [] } } },
        b: {},
      },
    },
  },
  'a circle of transitions without events': {
    config: {
      initial: 'idle',
      states: { idle: { on: { GO: 'a' } }, a: { always: 'b' }, b: { always: 'a' } },
    },
    failure: /loop/i,
  },
  'a circle from the start': {
    config: { initial: 'a', states: { a: { always: 'b' }, b: { always: 'a' } } },
    failure: /loop/i,
  },
  'a guard that throws': {
    config: {
      initial: 'a',
      states: {
        a: {
          on: {
            GO: {
              target: 'b',
              guard: () => {
                throw new Error('No guard');
              },
            },
          },
        },
        b: {},
      },
    },
    failure: /No guard/,
  },
  'a context that throws': {
    config: {
      context: () => {
        throw new Error('No context');
      },
    },
    failure: /No context/,
  },
  deep: {
    config: Array.from({ length: 25 }).reduce<object>(
      (inner, _, level) => ({ initial: `s${level}`, states: { [`s${level}`]: inner } }),
      {},
    ),
  },
  'names in any writing, very long, with dots and spaces': {
    config: {
      id: 'a b',
      initial: '寿司 🍣',
      states: {
        '寿司 🍣': { on: { GO: long } },
        [long]: { invoke: { id: long, src: 'none' } },
        'with > * |': {},
      },
    },
  },
  'no states at all': { config: {} },
};

const idsOf = (node: ChartNode): string[] => [node.id, ...node.children.flatMap(idsOf)];

test.each(Object.entries(machines))(
  '%s: rendered and run',
  async (_name, { config, event = 'GO', failure }) => {
    const machine = createMachine(config as Parameters<typeof createMachine>[0]) as AnyStateMachine;
    const flow = defineFlow({ machine, summary: '', events: [{ type: event }] });
    const chart = chartOf(flow.machine);
    const layout = await layOut(chart);
    expect(layout.boxes.map(({ node }) => node.id).toSorted()).toEqual(idsOf(chart.root).toSorted());
    expect(layout.lines).toHaveLength(chart.edges.length);
    expect(layout.width).toBeLessThan(4000);

    const running = flow.start();
    running.run([{ type: event }]);
    expect(running.failure() ?? '').toMatch(failure ?? /^$/);
    expect(running.clock.untilNext()).not.toBeNaN();
    const { value, tags, context } = running.snapshot();
    expect([value, [...tags]]).toBeDefined();
    expect(showJson(context)).toBeTypeOf('string');
    expect(running.waiting()).toBeInstanceOf(Array);
    running.actor.stop();
  },
);

test.each([
  ['a BigInt', 12n, '"12n"'],
  ['a circle', circular, '{\n  "self": "circular"\n}'],
  ['a function', { run: () => 1 }, '{\n  "run": "function"\n}'],
  ['a day', new Date(0), '"1970-01-01T00:00:00.000Z"'],
  ['no day', new Date(Number.NaN), '"Invalid Date"'],
  ['a map', new Map([[{ id: 1 }, 'one']]), '[\n  [\n    {\n      "id": 1\n    },\n    "one"\n  ]\n]'],
  ['a set', new Set(['a']), '[\n  "a"\n]'],
  ['no number', { size: Number.NaN, most: Infinity }, '{\n  "size": "NaN",\n  "most": "Infinity"\n}'],
  ['a symbol', Symbol('key'), '"Symbol(key)"'],
  ['a pattern', /a+/u, '"/a+/u"'],
  ['bytes', new Uint8Array(3), '"Uint8Array of 3 bytes"'],
  ['a promise', Promise.resolve(), '"Promise"'],
  ['nothing', undefined, 'undefined'],
  [
    'a getter that throws',
    Object.defineProperty({}, 'part', {
      enumerable: true,
      get: () => {
        throw new Error('No');
      },
    }),
    '{\n  "part": "throws Error: No"\n}',
  ],
])('JSON shows %s', (_name, value, text) => {
  expect(showJson(value)).toBe(text);
});

test('JSON shows the beginning of huge data', () => {
  const huge = { text: 'x'.repeat(1_000_000), list: Array.from({ length: 100_000 }, (_, index) => index) };
  expect(showJson(huge).length).toBeLessThan(10_000);
  expect(showJson(huge)).toContain('1000000 letters');
  expect(showJson(huge)).toContain('99800 more');
});
