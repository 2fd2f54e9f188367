import { limits } from '@porchlight/domain';
import { HttpError } from '../http/index.ts';

/** The uploads that may be in memory at the same time, in bytes. */
const defaultMax = 8 * limits.uploadBodyMaxBytes;

/** Keeps a crowd of uploads from filling the memory: those beyond the budget are asked to come back. */
export interface ByteBudget {
  /**
   * Runs `task` with the size of its upload counted in.
   *
   * @param contentLength the header; an upload that does not tell its size is counted as the largest allowed
   * @throws HttpError 503 with `Retry-After` when the budget is used up
   */
  hold<T>(contentLength: string | undefined, task: () => Promise<T>): Promise<T>;
}

export function createByteBudget(max: number = defaultMax): ByteBudget {
  let held = 0;
  return {
    async hold(contentLength, task) {
      const told = contentLength === undefined ? Number.NaN : Number(contentLength);
      const size = told >= 0 ? Math.min(told, limits.uploadBodyMaxBytes) : limits.uploadBodyMaxBytes;
      if (held + size > max) {
        throw new HttpError(
          503,
          'busy',
          'Many photos are arriving right now. Please try again in a moment.',
          {
            headers: { 'retry-after': '5' },
          },
        );
      }
      held += size;
      try {
        return await task();
      } finally {
        held -= size;
      }
    },
  };
}
