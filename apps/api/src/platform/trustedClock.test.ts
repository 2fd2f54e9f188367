import { expect, test, vi } from 'vitest';
import { testClock } from '../testing/testApi.ts';
import { createTrustedClock } from './trustedClock.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** A step of a test, with the expected offset of the trusted clock from the real time in milliseconds. */
type Step =
  | { advance: number }
  | { jump: number }
  | { call: 'trust' | 'distrust' }
  | { expect: number; trusted: boolean };

const trusted = (off = 0): Step => ({ expect: off, trusted: true });
const waiting = (off: number): Step => ({ expect: off, trusted: false });

test.each<{ name: string; lastSeen?: number | null; steps: Step[]; warnings: number }>([
  { name: 'was never seen before', lastSeen: null, steps: [trusted()], warnings: 0 },
  { name: 'goes on after a stop of almost a day', lastSeen: -23 * hour, steps: [trusted()], warnings: 0 },
  {
    name: 'starts 70 days later: an hour passes before it is trusted',
    lastSeen: -70 * day,
    steps: [waiting(-70 * day), { advance: hour - 1 }, waiting(-70 * day), { advance: 1 }, trusted()],
    warnings: 1,
  },
  {
    name: 'starts 70 days ahead and is set right before the hour is over',
    lastSeen: -70 * day,
    steps: [
      waiting(-70 * day),
      { advance: hour / 2 },
      { jump: -70 * day },
      trusted(-70 * day),
      { advance: day },
      trusted(-70 * day),
    ],
    warnings: 1,
  },
  {
    name: 'starts 60 days before it was last seen: it says what it says, and is trusted after an hour',
    lastSeen: 60 * day,
    steps: [waiting(0), { advance: hour }, trusted()],
    warnings: 1,
  },
  {
    name: 'jumps ahead while it runs, and back',
    steps: [
      trusted(),
      { jump: 400 * day },
      waiting(0),
      { advance: hour / 2 },
      waiting(0),
      { jump: -400 * day },
      trusted(),
    ],
    warnings: 1,
  },
  {
    name: 'jumps ahead for good',
    steps: [{ jump: 3 * day }, waiting(0), { advance: hour }, trusted(3 * day)],
    warnings: 1,
  },
  {
    name: 'jumps back for good',
    steps: [{ jump: -3 * day }, waiting(-3 * day), { advance: hour }, trusted(-3 * day)],
    warnings: 1,
  },
  {
    name: 'jumps again within the hour, which starts again',
    steps: [
      { jump: 3 * day },
      waiting(0),
      { advance: hour - 1 },
      { jump: 60 * day },
      waiting(0),
      { advance: hour - 1 },
      waiting(0),
      { advance: 1 },
      trusted(63 * day),
    ],
    warnings: 1,
  },
  {
    name: 'is set right by hours',
    steps: [{ jump: 5 * hour }, trusted(5 * hour), { jump: -5 * hour }, trusted()],
    warnings: 0,
  },
  { name: 'runs for a year', steps: [{ advance: 365 * day }, trusted()], warnings: 0 },
  {
    name: 'is confirmed by an operator',
    lastSeen: -70 * day,
    steps: [waiting(-70 * day), { call: 'trust' }, trusted()],
    warnings: 1,
  },
  {
    name: 'is contradicted again and again',
    lastSeen: -70 * day,
    steps: [
      waiting(-70 * day),
      { advance: hour - 1 },
      { call: 'distrust' },
      { advance: hour - 1 },
      waiting(-70 * day),
      { advance: 1 },
      trusted(),
    ],
    warnings: 1,
  },
])('a clock that $name', ({ lastSeen = 0, steps, warnings }) => {
  const clock = testClock();
  const warn = vi.fn();
  const start = clock.now().getTime();
  const watched = createTrustedClock({
    clock,
    lastSeen: lastSeen === null ? null : new Date(start + lastSeen),
    logger: { info() {}, warn, error() {} },
    uptime: clock.uptime,
  });
  for (const step of steps) {
    if ('advance' in step) clock.advance(step.advance);
    else if ('jump' in step) clock.jump(step.jump);
    else if ('call' in step) watched[step.call]();
    else {
      expect(watched.now().getTime() - start - clock.uptime()).toBe(step.expect);
      expect(watched.isTrusted()).toBe(step.trusted);
    }
  }
  expect(warn.mock.calls.map(([event]) => event)).toEqual(
    Array.from({ length: warnings }, () => 'clock_not_trusted'),
  );
});
