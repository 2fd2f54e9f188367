import { createContext, useContext } from 'react';

import type { Toasts } from './useToasts.ts';

/** Functions to show and dismiss a toast, from anywhere below a `ToastProvider`. */
export type ToastActions = Pick<Toasts, 'show' | 'dismiss'>;

export const ToastContext = createContext<ToastActions | null>(null);

/**
 * Shows toasts from anywhere below a `ToastProvider`: `const toast = useToast()`, then `toast.show({ text: 'Saved',
 * tone: 'positive' })`. The result is stable: it causes no render and can be an effect dependency.
 */
export function useToast(): ToastActions {
  const actions = useContext(ToastContext);
  if (actions === null)
    throw new Error('useToast is used outside of a ToastProvider: put one near the root.');
  return actions;
}
