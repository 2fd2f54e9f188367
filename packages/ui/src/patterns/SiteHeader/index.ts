export { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx';
export type { SiteHeaderHrefs, SiteHeaderMessages, SiteSession } from './model.ts';
