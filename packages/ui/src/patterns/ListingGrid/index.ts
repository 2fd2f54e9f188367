export { ListingGrid, type ListingGridProps } from './ListingGrid.tsx';
export type { ListingGridMessages } from './ListingGrid.messages.ts';
