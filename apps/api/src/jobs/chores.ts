import type { Deps } from '../deps.ts';
import { spreadPrice, spreadStatus } from '../notifications/index.ts';
import type { ChorePayloads, JobTry } from '../ports/index.ts';

/** How each chore is done. It may be done more than once. */
export const chores: {
  readonly [Kind in keyof ChorePayloads]: (
    deps: Deps,
    payload: ChorePayloads[Kind],
    current: JobTry,
  ) => Promise<void>;
} = {
  remove_files: ({ files }, { keys }) => files.remove(keys),
  tell_of_status: (deps, payload) => spreadStatus(deps, payload),
  tell_of_price: (deps, payload) => spreadPrice(deps, payload),
};
