import type { mark } from './Stepper.css.ts';

/** Words for each state; what is not yet says nothing. */
export type StepperMessages = Record<Exclude<keyof typeof mark, 'upcoming'>, string>;

export const english: StepperMessages = { done: 'Done:', current: 'Now:', failed: 'Failed:' };
