import { useEffect, useState } from 'react';

import { ScreenNotLoaded } from '../lib/lazyScreen.tsx';
import { usePorts } from '../lib/ports.ts';
import { tabStorage } from '../lib/storage.ts';

/** Which version of the app this is: its first script is named after what is in it. */
const version = import.meta.url;

/** Remembers, for this tab, that the page was loaded again for this version. @returns whether it is remembered. */
export const noteReload = (): boolean => tabStorage.write('reloaded', version);

/** By failure, since React throws some renderings away and renders again. */
const decided = new WeakMap<ScreenNotLoaded, boolean>();

function mayReload(error: unknown): boolean {
  if (!(error instanceof ScreenNotLoaded)) return false;
  // Where nothing is remembered it could go on for ever.
  const may =
    decided.get(error) ?? (navigator.onLine && tabStorage.read('reloaded') !== version && noteReload());
  decided.set(error, may);
  return may;
}

/**
 * Loads the page again when a screen did not arrive although there is a connection: mostly a newer version of the app
 * has taken the place of this one. Once for each version, so that what is really missing is said and not tried for ever.
 *
 * @returns whether it does.
 */
export function useReloadOnce(error: unknown): boolean {
  const { reload } = usePorts();
  const [isReloading] = useState(() => mayReload(error));
  useEffect(() => {
    if (isReloading) reload();
  }, [isReloading, reload]);
  return isReloading;
}
