export { Button, type ButtonProps } from './Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink.tsx';
export type { ButtonLook } from './buttonClass.ts';
