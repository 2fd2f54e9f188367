export { ListingCard, type ListingCardProps } from './ListingCard.tsx';
export { ListingCardSkeleton, type ListingCardSkeletonProps } from './ListingCardSkeleton.tsx';
export type { ListingCardMessages } from './ListingCard.messages.ts';
