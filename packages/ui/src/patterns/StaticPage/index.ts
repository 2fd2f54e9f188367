export { StaticPage, type StaticPageProps, type StaticPageSection } from './StaticPage.tsx';
export type { StaticPageMessages } from './StaticPage.messages.ts';
