import { useSyncExternalStore } from 'react';

/** A user to block. */
export interface ToBlock {
  id: string;
  name: string;
  /** The page to open afterwards, where the current one will be empty. */
  leadsTo: string;
}

// A page has one dialog, wherever it was opened, and it outlives the screen. It closes when the user's
// session ends.
let asked: ToBlock | null = null;
const listeners = new Set<() => void>();

function tell(next: ToBlock | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

export const loadBlockQuestion = () => import('./BlockQuestion.tsx');

/** Opens the block dialog. Rejects when the dialog fails to load. */
export async function askToBlock(person: ToBlock): Promise<void> {
  await loadBlockQuestion();
  tell(person);
}

/** Closes the dialog for this user, unless it is already open for another. */
export function stopAsking(person: ToBlock | null): void {
  if (person === asked) tell(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // A resubscription right away, as in strict mode, still finds the dialog open.
    queueMicrotask(() => {
      if (listeners.size === 0) asked = null;
    });
  };
}

/** The user in question, or being left; `null` while none is. */
export const useAskedToBlock = (): ToBlock | null =>
  useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  );
