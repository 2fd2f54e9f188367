export { StatusBadge, type StatusBadgeProps } from './StatusBadge.tsx';
export type { StatusBadgeMessages } from './StatusBadge.messages.ts';
