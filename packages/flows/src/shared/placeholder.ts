import {
  fromCallback,
  fromPromise,
  type AnyEventObject,
  type EventObject,
  type NonReducibleUnknown,
} from 'xstate';

/** Thrown by every exported actor that the app has not replaced with `machine.provide`. */
export class NotProvidedError extends Error {
  constructor(actor: string) {
    super(`The actor "${actor}" was not provided`);
    this.name = 'NotProvidedError';
  }
}

/**
 * Placeholder for an asynchronous call until the app provides it.
 *
 * @throws NotProvidedError (as a rejection) when it is started.
 */
export function callPlaceholder<Output, Input extends NonReducibleUnknown>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new NotProvidedError(name)));
}

/**
 * Placeholder for a long-lived listener until the app provides it.
 *
 * @throws NotProvidedError when it is started.
 */
export function listenerPlaceholder<
  Events extends EventObject,
  Input extends NonReducibleUnknown = undefined,
  Back extends EventObject = AnyEventObject,
>(name: string) {
  return fromCallback<Events, Input, Back>(() => {
    throw new NotProvidedError(name);
  });
}
