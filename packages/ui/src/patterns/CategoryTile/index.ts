export { CategoryTile, type CategoryTileMessages, type CategoryTileProps } from './CategoryTile.tsx';
export { CategoryTileSkeleton, type CategoryTileSkeletonProps } from './CategoryTileSkeleton.tsx';
