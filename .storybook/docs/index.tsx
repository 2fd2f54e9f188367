import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// Loaded with the first documentation page: test runs don't need it.
const Frame = lazy(() => import('./DocsFrame.tsx'));
const Page = lazy(() => import('./ComponentPage.tsx'));

/** Rendering of documentation: in the toolbar's theme and brand, with one template for every component. */
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
