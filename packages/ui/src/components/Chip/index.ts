export { Chip, type ChipProps } from './Chip.tsx';
export type { ChipMessages } from './Chip.messages.ts';
