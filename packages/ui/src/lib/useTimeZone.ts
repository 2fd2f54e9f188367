import { useContext, useSyncExternalStore } from 'react';

import { KitContext } from './kit.tsx';

const never = () => () => {};
const ofDevice = () => undefined;
const ofServer = () => 'UTC';

/**
 * The time zone for dates: the `KitProvider`'s, else the device's, which is `undefined`. During hydration it is UTC,
 * as on the server, so that both match; the device's own follows at once.
 */
export function useTimeZone(): string | undefined {
  const own = useSyncExternalStore<string | undefined>(never, ofDevice, ofServer);
  return useContext(KitContext).timeZone ?? own;
}
