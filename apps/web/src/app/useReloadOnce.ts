import { useEffect, useState } from 'react';

import { ScreenNotLoaded } from '../lib/lazyScreen.tsx';
import { usePorts } from '../lib/ports.ts';
import { tabStorage } from '../lib/storage.ts';

/** This version of the app: its first script's name contains a hash. */
const version = import.meta.url;

/** Stores for this tab that the page was reloaded for this version. @returns whether it could be stored */
export const noteReload = (): boolean => tabStorage.write('reloaded', version);

/** By error, because React may discard renders and repeat them. */
const decided = new WeakMap<ScreenNotLoaded, boolean>();

function mayReload(error: unknown): boolean {
  if (!(error instanceof ScreenNotLoaded)) return false;
  // Without storage it could reload endlessly.
  const may =
    decided.get(error) ?? (navigator.onLine && tabStorage.read('reloaded') !== version && noteReload());
  decided.set(error, may);
  return may;
}

/**
 * Reloads the page when a screen failed to load while online, mostly because a newer version was deployed.
 * Once per version, so that a missing file shows an error instead of a reload loop.
 *
 * @returns whether it reloads
 */
export function useReloadOnce(error: unknown): boolean {
  const { reload } = usePorts();
  const [isReloading] = useState(() => mayReload(error));
  useEffect(() => {
    if (isReloading) reload();
  }, [isReloading, reload]);
  return isReloading;
}
