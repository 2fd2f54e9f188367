import { useSyncExternalStore } from 'react';

const never = () => () => {};
const ofDevice = () => undefined;
const ofServer = () => 'UTC';

/**
 * The time zone to write dates in: the device's, given as `undefined`. While a page rendered on a server comes alive it
 * is UTC, as it was there, so that both say the same; the device's own follows at once.
 */
export function useTimeZone(): string | undefined {
  return useSyncExternalStore<string | undefined>(never, ofDevice, ofServer);
}
