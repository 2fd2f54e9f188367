import type { ComponentProps } from 'react';

import { bareList } from './bareList.ts';

/** Elements that a layout primitive can render. */
export type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'main'
  | 'nav'
  | 'header'
  | 'footer'
  | 'ul'
  | 'ol'
  | 'li'
  | 'span'
  | 'dl'
  | 'fieldset';

/** Gap between children, in 4px steps. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

/** Props that every layout primitive passes to its root. */
export interface LayoutProps extends ComponentProps<'div'> {
  /** The element to render. Lists lose their bullets and keep their role. Default `div`. */
  as?: LayoutElement;
}

/** The element of a layout primitive, and props for lists. */
export function layoutRoot(as: LayoutElement = 'div') {
  return {
    // One type stands for all elements: they take the same props.
    Element: as as 'div',
    listProps: as === 'ul' || as === 'ol' ? bareList : undefined,
  };
}
