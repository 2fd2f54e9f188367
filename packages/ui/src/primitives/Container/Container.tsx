import { cx, layoutRoot, type LayoutProps } from '../../lib/index.ts';
import * as styles from './Container.css.ts';

export interface ContainerProps extends LayoutProps {
  /** `narrow` 480px for a form, `text` 736px for reading, `wide` 1216px for grids. Default `wide`. */
  width?: keyof typeof styles.width;
}

/**
 * Centers the content of a page and keeps a distance to the window's edges. Renders a `div`, or the element named by
 * `as`.
 */
export function Container({ as, width = 'wide', className, ...rest }: ContainerProps) {
  const { Element, listProps } = layoutRoot(as);
  return (
    <Element {...listProps} {...rest} className={cx(styles.container, styles.width[width], className)} />
  );
}
