import { useSyncExternalStore } from 'react';

/** Someone who may be blocked. */
export interface ToBlock {
  id: string;
  name: string;
  /** The page that one is taken to afterwards: where they were asked about, nothing is left to see. */
  leadsTo: string;
}

// One question at a time is on the page, wherever it was asked from, and its answer outlives the screen. It ends with the
// session of whoever was asked.
let asked: ToBlock | null = null;
const listeners = new Set<() => void>();

function tell(next: ToBlock | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

export const loadBlockQuestion = () => import('./BlockQuestion.tsx');

/** Asks whether someone is to be blocked. Rejects when the question does not come. */
export async function askToBlock(person: ToBlock): Promise<void> {
  await loadBlockQuestion();
  tell(person);
}

/** That question is over: by then there may be another. */
export function stopAsking(person: ToBlock | null): void {
  if (person === asked) tell(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Whoever looks again at once, as in strict mode, still finds the question.
    queueMicrotask(() => {
      if (listeners.size === 0) asked = null;
    });
  };
}

/** Who is asked about, or is being left; `null` while no one is. */
export const useAskedToBlock = (): ToBlock | null =>
  useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  );
