export { Chip, type ChipMessages, type ChipProps } from './Chip.tsx';
