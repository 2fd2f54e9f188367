export { FavoriteButton, type FavoriteButtonMessages, type FavoriteButtonProps } from './FavoriteButton.tsx';
