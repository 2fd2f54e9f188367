export { CategoryTile, type CategoryTileMessages, type CategoryTileProps } from './CategoryTile.tsx';
