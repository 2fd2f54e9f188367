export { CategoryTile, type CategoryTileProps } from './CategoryTile.tsx';
export { CategoryTileSkeleton, type CategoryTileSkeletonProps } from './CategoryTileSkeleton.tsx';
export type { CategoryTileMessages } from './CategoryTile.messages.ts';
