import { goesAtSignOut } from '@porchlight/domain';

import { deviceStorage, tabStorage } from './storage.ts';
import { newId } from './secureContext.ts';

/** Empties what this tab keeps: of whoever sat here. */
export function emptyTab(): void {
  for (const name of tabStorage.names('')) if (goesAtSignOut('session', name, '')) tabStorage.remove(name);
}

/** Empties what this device keeps of a person, and of the visit. Databases are their rooms' business. */
export function emptyDevice(userId: string): void {
  for (const name of deviceStorage.names(''))
    if (goesAtSignOut('local', name, userId)) deviceStorage.remove(name);
}

/** Tells every other tab, those that sleep or were put away included, that someone has signed out. */
export function tellSignOut(): void {
  const word = newId();
  tabStorage.write('seen-sign-out', word);
  deviceStorage.write('signed-out', word);
}

/** Whether someone has signed out in another tab since this one last asked. */
export function hasSomebodySignedOut(): boolean {
  const word = deviceStorage.read('signed-out');
  if (word === null || word === tabStorage.read('seen-sign-out')) return false;
  tabStorage.write('seen-sign-out', word);
  return true;
}
