export { ToastRegion, type Toast, type ToastRegionMessages, type ToastRegionProps } from './ToastRegion.tsx';
export { useToasts, type Toasts } from './useToasts.ts';
