import type { mark } from './Stepper.css.ts';

/** Texts for each state; upcoming steps have none. */
export type StepperMessages = Record<Exclude<keyof typeof mark, 'upcoming'>, string>;

export const english: StepperMessages = { done: 'Done:', current: 'Now:', failed: 'Failed:' };
