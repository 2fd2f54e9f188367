import type { AnyEventObject } from 'xstate';

/** One step to a state: an event, a call's result or failure, or elapsed time. */
export type Step<Event = AnyEventObject> =
  | Event
  | { answer: string; with?: unknown }
  | { fail: string; with?: unknown }
  | { wait: number };

/** Only an event has a type; its other fields can have the names of another step's. */
const isEvent = (step: Step): step is AnyEventObject => 'type' in step && typeof step['type'] === 'string';

/** How long a step waits; `null` for other steps. */
export function waitOf(step: Step): number | null {
  return !isEvent(step) && 'wait' in step ? step.wait : null;
}

/** The event of a step; `null` for a step that only waits. */
export function eventOf(step: Step): AnyEventObject | null {
  if (isEvent(step)) return step;
  if ('answer' in step)
    return { type: `xstate.done.actor.${step.answer}`, output: step.with, actorId: step.answer };
  if ('fail' in step) {
    const error = step.with ?? new Error('No answer');
    return { type: `xstate.error.actor.${step.fail}`, error, actorId: step.fail };
  }
  return null;
}
