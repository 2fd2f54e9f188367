export { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx';
export type { SiteHeaderMessages } from './SiteHeader.messages.ts';
export type { SiteChoice, SiteHeaderLinks, SiteLink, SiteSession } from './model.ts';
export type { SiteIcon } from './menuIcons.ts';
