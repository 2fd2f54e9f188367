export {
  ListingRow,
  type ListingRowAction,
  type ListingRowMessages,
  type ListingRowProps,
} from './ListingRow.tsx';
