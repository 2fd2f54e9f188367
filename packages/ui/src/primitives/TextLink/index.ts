export { TextLink, type TextLinkProps } from './TextLink.tsx';
export type { TextLinkMessages } from './TextLink.messages.ts';
