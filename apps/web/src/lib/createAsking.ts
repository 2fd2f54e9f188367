import { useSyncExternalStore } from 'react';

/**
 * The subject of a dialog that any part of the page can open. A page has one, and it outlives the screen.
 * Subjects are dropped when the component that shows the dialog unmounts, as at the end of the user's session.
 *
 * @param load imports the dialog
 */
export function createAsking<Subject>(load: () => Promise<unknown>) {
  let asked: Subject | null = null;
  const listeners = new Set<() => void>();

  const tell = (next: Subject | null): void => {
    asked = next;
    for (const listener of listeners) listener();
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      // A resubscription right away, as in strict mode, still finds the dialog open.
      queueMicrotask(() => {
        if (listeners.size === 0) asked = null;
      });
    };
  };

  return {
    /** Opens the dialog. Rejects when it fails to load. */
    ask: async (subject: Subject): Promise<void> => {
      await load();
      tell(subject);
    },
    /** Closes the dialog for this subject, unless it is already open for another. */
    stop: (subject: Subject | null): void => {
      if (subject === asked) tell(null);
    },
    /** The subject in question; `null` while none is. */
    useAsked: (): Subject | null =>
      useSyncExternalStore(
        subscribe,
        () => asked,
        () => null,
      ),
  };
}
