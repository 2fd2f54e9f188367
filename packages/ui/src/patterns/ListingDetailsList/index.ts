export {
  ListingDetailsList,
  type ListingDetailsListMessages,
  type ListingDetailsListProps,
} from './ListingDetailsList.tsx';
