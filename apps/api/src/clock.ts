import type { Clock } from './ports/index.ts';

/** The wall clock. */
export const systemClock: Clock = { now: () => new Date() };
