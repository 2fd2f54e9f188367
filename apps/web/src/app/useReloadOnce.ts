import { useEffect, useState } from 'react';

import { ScreenNotLoaded } from '../lib/lazyScreen.tsx';
import { usePorts } from '../lib/ports.ts';
import { tabStorage } from '../lib/storage.ts';

/** Which version of the app this is: its first script is named after what is in it. */
const version = import.meta.url;

/** Remembers, for this tab, that the page was loaded again for this version. @returns whether it is remembered. */
export const noteReload = (): boolean => tabStorage.write('reloaded', version);

/**
 * Loads the page again when a screen did not arrive although there is a connection: mostly a newer version of the app
 * has taken the place of this one. Once for each version, so that what is really missing is said and not tried for ever.
 *
 * @returns whether it does.
 */
export function useReloadOnce(error: unknown): boolean {
  const { reload } = usePorts();
  const [isReloading] = useState(
    () =>
      error instanceof ScreenNotLoaded &&
      navigator.onLine &&
      tabStorage.read('reloaded') !== version &&
      // Where nothing is remembered it could go on for ever.
      noteReload(),
  );
  useEffect(() => {
    if (isReloading) reload();
  }, [isReloading, reload]);
  return isReloading;
}
