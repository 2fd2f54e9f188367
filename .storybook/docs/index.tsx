import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// Loaded with the first page of documentation: a run of the stories needs none of it.
const Frame = lazy(() => import('./DocsFrame.tsx'));
const Page = lazy(() => import('./ComponentPage.tsx'));

/** How documentation is drawn: in the theme and brand of the toolbar, by one template for every component. */
export const docs = {
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense>
      <Frame {...props} />
    </Suspense>
  ),
  page: () => (
    <Suspense>
      <Page />
    </Suspense>
  ),
};
