export { IconButton, type IconButtonProps } from './IconButton.tsx';
export { IconButtonLink, type IconButtonLinkProps } from './IconButtonLink.tsx';
