import { createContext, useContext } from 'react';

import type { Toasts } from './useToasts.ts';

/** The ways to show a toast and to put it away, from anywhere below a `ToastProvider`. */
export type ToastActions = Pick<Toasts, 'show' | 'dismiss'>;

export const ToastContext = createContext<ToastActions | null>(null);

/**
 * Shows toasts from anywhere below a `ToastProvider`: `const toast = useToast()`, then
 * `toast.show({ text: 'Saved', tone: 'positive' })`. What it returns stays the same, so it draws nothing again and may
 * stand in the dependencies of an effect.
 */
export function useToast(): ToastActions {
  const actions = useContext(ToastContext);
  if (actions === null)
    throw new Error('useToast is used outside of a ToastProvider: put one near the root.');
  return actions;
}
