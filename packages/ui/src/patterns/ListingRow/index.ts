export {
  ListingRow,
  type ListingRowAction,
  type ListingRowMessages,
  type ListingRowProps,
} from './ListingRow.tsx';
export { ListingRowSkeleton, type ListingRowSkeletonProps } from './ListingRowSkeleton.tsx';
