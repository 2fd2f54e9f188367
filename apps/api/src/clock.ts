import type { Clock } from './deps.ts';

/** The wall clock. */
export const systemClock: Clock = { now: () => new Date() };
