import { fromPromise, SimulatedClock, type NonReducibleUnknown } from 'xstate';

/** A pending call. */
export interface PendingCall<Output, Input> {
  input: Input;
  signal: AbortSignal;
  resolve(output: Output): void;
  reject(error: unknown): void;
}

/** An actor that resolves on demand and records its inputs. */
export function pendingCall<Output, Input extends NonReducibleUnknown>() {
  const calls: PendingCall<Output, Input>[] = [];
  const open = new Set<PendingCall<Output, Input>>();
  const actor = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise<Output>((resolve, reject) => {
        const call: PendingCall<Output, Input> = {
          input,
          signal,
          resolve: (output) => {
            open.delete(call);
            resolve(output);
          },
          reject: (error) => {
            open.delete(call);
            reject(error instanceof Error ? error : Object.assign(new Error('Refused'), error));
          },
        };
        signal.addEventListener('abort', () => open.delete(call));
        calls.push(call);
        open.add(call);
      }),
  );
  return {
    actor,
    calls,
    /** Number of pending calls that are still needed. */
    inFlight: () => open.size,
    last(): PendingCall<Output, Input> {
      const call = calls.at(-1);
      if (call === undefined) throw new Error('Nothing was asked yet');
      return call;
    },
  };
}

/** Lets settled promises take effect. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.resolve();
  }
}

/** A clock that only advances on demand. */
export function stillClock(): SimulatedClock {
  return new SimulatedClock();
}
