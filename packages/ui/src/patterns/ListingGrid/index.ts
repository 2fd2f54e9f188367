export { ListingGrid, type ListingGridMessages, type ListingGridProps } from './ListingGrid.tsx';
