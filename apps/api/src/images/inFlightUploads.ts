import { limits } from '@porchlight/domain';
import { unavailable } from '../http/index.ts';

/** How many bytes of uploads may be in memory at the same time. */
const defaultMax = 8 * limits.uploadBodyMaxBytes;

/** Keeps a crowd of uploads from filling the memory: those beyond the limit are asked to come back. */
export interface InFlightLimit {
  /**
   * Runs `task` with the size of its upload counted in.
   *
   * @param contentLength the header; an upload that does not tell its size is counted as the largest allowed
   * @throws HttpError 503 with `Retry-After` when there is no room
   */
  run<T>(contentLength: string | undefined, task: () => Promise<T>): Promise<T>;
}

export function limitInFlightBytes(max: number = defaultMax): InFlightLimit {
  let inFlight = 0;
  return {
    async run(contentLength, task) {
      const told = contentLength === undefined ? Number.NaN : Number(contentLength);
      const size = told >= 0 ? Math.min(told, limits.uploadBodyMaxBytes) : limits.uploadBodyMaxBytes;
      if (inFlight + size > max) {
        throw unavailable('Many photos are arriving right now. Please try again in a moment.', 'busy');
      }
      inFlight += size;
      try {
        return await task();
      } finally {
        inFlight -= size;
      }
    },
  };
}
