export {
  SiteFooter,
  type SiteFooterHrefs,
  type SiteFooterMessages,
  type SiteFooterProps,
} from './SiteFooter.tsx';
