import { useCallback, useRef, useState } from 'react';

import type { Toast } from './ToastRegion.tsx';

/** The toasts of a `ToastRegion`, and functions to add and remove one. */
export interface Toasts {
  toasts: readonly Toast[];
  /** Shows one; returns its id. */
  show: (toast: Omit<Toast, 'id'>) => string;
  /** Dismisses one; does nothing if it is gone already. */
  dismiss: (id: string) => void;
}

/**
 * Keeps a list of toasts for your own `ToastRegion`. Call it once, near the root, and pass `show` down; a
 * `ToastProvider` does both.
 */
export function useToasts(): Toasts {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const last = useRef(0);
  const show = useCallback((toast: Omit<Toast, 'id'>) => {
    last.current += 1;
    const id = `toast-${last.current}`;
    setToasts((shown) => [...shown, { ...toast, id }]);
    return id;
  }, []);
  const dismiss = useCallback((id: string) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  return { toasts, show, dismiss };
}
