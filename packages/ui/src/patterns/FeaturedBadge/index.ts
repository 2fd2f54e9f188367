export { FeaturedBadge, type FeaturedBadgeProps } from './FeaturedBadge.tsx';
export type { FeaturedBadgeMessages } from './FeaturedBadge.messages.ts';
