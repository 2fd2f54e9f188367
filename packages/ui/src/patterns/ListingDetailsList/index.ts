export { ListingDetailsList, type ListingDetailsListProps } from './ListingDetailsList.tsx';
export type { ListingDetailsListMessages } from './ListingDetailsList.messages.ts';
