export { ToastProvider, type ToastProviderProps } from './ToastProvider.tsx';
export { ToastRegion, type Toast, type ToastRegionProps } from './ToastRegion.tsx';
export { useToast, type ToastActions } from './useToast.ts';
export { useToasts, type Toasts } from './useToasts.ts';
export type { ToastRegionMessages } from './ToastRegion.messages.ts';
