import { useContext, useSyncExternalStore } from 'react';

import { KitContext } from './kit.tsx';

const never = () => () => {};
const ofDevice = () => undefined;
const ofServer = () => 'UTC';

/**
 * The time zone to write dates in: the `KitProvider`'s, else the device's, given as `undefined`. While a page rendered
 * on a server comes alive it is UTC, as it was there, so that both say the same; the device's own follows at once.
 */
export function useTimeZone(): string | undefined {
  const own = useSyncExternalStore<string | undefined>(never, ofDevice, ofServer);
  return useContext(KitContext).timeZone ?? own;
}
