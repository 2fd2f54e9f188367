import { useMemo, type ReactNode } from 'react';

import { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
import { ToastContext } from './useToast.ts';
import { useToasts } from './useToasts.ts';

export interface ToastProviderProps extends Omit<ToastRegionProps, 'toasts' | 'onDismiss'> {
  /** The application, or the part of it that shows toasts with `useToast`. Default none. */
  children?: ReactNode;
}

/**
 * Keeps the toasts of a whole application, so that any component below shows one with `useToast`. One per page, near
 * the root. To keep the list elsewhere, such as in a store, use `ToastRegion` alone.
 * Renders the children, then a `ToastRegion`, which gets all other props and the ref.
 */
export function ToastProvider({ children, ...region }: ToastProviderProps) {
  const { toasts, show, dismiss } = useToasts();
  const actions = useMemo(() => ({ show, dismiss }), [show, dismiss]);
  return (
    <ToastContext value={actions}>
      {children}
      <ToastRegion {...region} toasts={toasts} onDismiss={dismiss} />
    </ToastContext>
  );
}
