export {
  StaticPage,
  type StaticPageMessages,
  type StaticPageProps,
  type StaticPageSection,
} from './StaticPage.tsx';
