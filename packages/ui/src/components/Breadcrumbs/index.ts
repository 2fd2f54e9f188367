export {
  Breadcrumbs,
  type Breadcrumb,
  type BreadcrumbsMessages,
  type BreadcrumbsProps,
} from './Breadcrumbs.tsx';
