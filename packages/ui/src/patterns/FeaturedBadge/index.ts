export { FeaturedBadge, type FeaturedBadgeProps } from './FeaturedBadge.tsx';
