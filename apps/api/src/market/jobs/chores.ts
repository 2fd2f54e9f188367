import type { Deps } from '../../deps.ts';
import { isId } from '../../platform/ids.ts';
import { forgetStored, imageIdOf, usedImages } from '../images/index.ts';
import { makeExport } from '../exports/index.ts';
import { spreadPrice, spreadStatus } from '../notifications/index.ts';
import { lookAtListing, lookAtMessage } from '../signals/index.ts';
import type { ChorePayloads, JobTry } from '../../platform/ports/index.ts';

/** The work of each chore; it may run more than once. */
export const chores: {
  readonly [Kind in keyof ChorePayloads]: (
    deps: Deps,
    payload: ChorePayloads[Kind],
    current: JobTry,
  ) => Promise<void>;
} = {
  async remove_files({ db, files }, { keys }) {
    const used = await usedImages(db, keys.map(imageIdOf).filter(isId));
    const removed = keys.filter((key) => !used.has(imageIdOf(key)));
    await files.remove(removed);
    await forgetStored(db, removed);
  },
  make_export: (deps, payload, current) => makeExport(deps, payload, current),
  tell_of_status: (deps, payload) => spreadStatus(deps, payload),
  tell_of_price: (deps, payload) => spreadPrice(deps, payload),
  look_at_listing: (deps, payload) => lookAtListing(deps, payload),
  look_at_message: (deps, payload) => lookAtMessage(deps, payload),
};
