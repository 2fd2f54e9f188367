export { SkipLink, type SkipLinkProps } from './SkipLink.tsx';
export type { SkipLinkMessages } from './SkipLink.messages.ts';
