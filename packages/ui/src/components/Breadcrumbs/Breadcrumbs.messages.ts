export interface BreadcrumbsMessages {
  /** Name of the navigation. */
  label: string;
}

export const english: BreadcrumbsMessages = { label: 'Breadcrumb' };
