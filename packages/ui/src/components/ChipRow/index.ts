export { ChipRow, type ChipRowProps } from './ChipRow.tsx';
