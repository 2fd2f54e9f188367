export { ToastRegion, type Toast, type ToastRegionProps } from './ToastRegion.tsx';
export { useToasts, type Toasts } from './useToasts.ts';
export type { ToastRegionMessages } from './ToastRegion.messages.ts';
