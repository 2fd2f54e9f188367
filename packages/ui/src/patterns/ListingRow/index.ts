export { ListingRow, type ListingRowProps } from './ListingRow.tsx';
export { ListingRowSkeleton, type ListingRowSkeletonProps } from './ListingRowSkeleton.tsx';
export type { ListingRowMessages } from './ListingRow.messages.ts';
