export { SiteFooter, type SiteFooterHrefs, type SiteFooterProps } from './SiteFooter.tsx';
export type { SiteFooterMessages } from './SiteFooter.messages.ts';
