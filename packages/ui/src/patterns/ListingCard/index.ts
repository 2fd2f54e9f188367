export { ListingCard, type ListingCardMessages, type ListingCardProps } from './ListingCard.tsx';
export { ListingCardSkeleton, type ListingCardSkeletonProps } from './ListingCardSkeleton.tsx';
