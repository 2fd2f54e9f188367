export { PlacePill, type PlacePillProps } from './PlacePill.tsx';
export type { PlacePillMessages } from './PlacePill.messages.ts';
