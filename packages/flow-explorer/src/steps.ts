import type { AnyEventObject } from 'xstate';

/** One step on the way to a state: an event, an answer to a call, a failure of a call, or time that passes. */
export type Step<Event = AnyEventObject> =
  | Event
  | { answer: string; with?: unknown }
  | { fail: string; with?: unknown }
  | { wait: number };

/** Only an event has a type; what else it carries may be called like a part of another step. */
const isEvent = (step: Step): step is AnyEventObject => 'type' in step && typeof step['type'] === 'string';

/** How long a step waits; `null` for a step that does not. */
export function waitOf(step: Step): number | null {
  return !isEvent(step) && 'wait' in step ? step.wait : null;
}

/** The event that a step sends; `null` for a step that only waits. */
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
