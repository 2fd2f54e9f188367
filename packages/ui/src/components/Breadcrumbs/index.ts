export { Breadcrumbs, type Breadcrumb, type BreadcrumbsProps } from './Breadcrumbs.tsx';
export type { BreadcrumbsMessages } from './Breadcrumbs.messages.ts';
