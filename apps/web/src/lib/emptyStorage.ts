import { isRemovedAtSignOut } from '@porchlight/domain';

import { deviceStorage, tabStorage } from './storage.ts';
import { newId } from './secureContext.ts';

/** Deletes the tab's stored user data. */
export function emptyTab(): void {
  for (const name of tabStorage.names(''))
    if (isRemovedAtSignOut('session', name, '')) tabStorage.remove(name);
}

/** Deletes a user's and the visit's stored data on this device. Databases are deleted elsewhere. */
export function emptyDevice(userId: string): void {
  for (const name of deviceStorage.names(''))
    if (isRemovedAtSignOut('local', name, userId)) deviceStorage.remove(name);
}

/** Tells every other tab about a sign-out, including suspended and cached pages. */
export function tellSignOut(): void {
  const word = newId();
  tabStorage.write('seen-sign-out', word);
  deviceStorage.write('signed-out', word);
}

/** Whether another tab has signed out since the last call in this tab. */
export function hasSomebodySignedOut(): boolean {
  const word = deviceStorage.read('signed-out');
  if (word === null || word === tabStorage.read('seen-sign-out')) return false;
  tabStorage.write('seen-sign-out', word);
  return true;
}
