export { FavoriteButton, type FavoriteButtonProps } from './FavoriteButton.tsx';
export type { FavoriteButtonMessages } from './FavoriteButton.messages.ts';
