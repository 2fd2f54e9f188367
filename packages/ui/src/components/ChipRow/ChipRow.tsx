import { Children, type ComponentProps, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';

import { bringIntoView, cx, layoutRoot, mergeRefs } from '../../lib/index.ts';
import * as styles from './ChipRow.css.ts';

const { listProps } = layoutRoot('ul');

export interface ChipRowProps extends ComponentProps<'ul'> {
  /** What the chips choose between, such as 'Categories'. Read aloud, not shown. */
  label: string;
  /** `Chip`s. */
  children: ReactNode;
}

/**
 * A row of chips: it wraps if there is space, and scrolls sideways in one line on a phone, with the selected chip in
 * view. For more than about twelve chips use `Select`.
 * Renders `<ul>` with an `<li>` around each child.
 */
export function ChipRow({ label, children, className, ref, ...rest }: ChipRowProps) {
  const list = useRef<HTMLUListElement>(null);
  const refs = useMemo(() => mergeRefs(list, ref), [ref]);
  const shown = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const box = list.current;
    const selected = box?.querySelector<HTMLElement>('[data-selected]') ?? null;
    // Only when the selection changes: the user's own scrolling is kept.
    if (!box || !selected || selected === shown.current) return;
    shown.current = selected;
    bringIntoView(box, selected);
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only watches where the focus is
    <ul
      aria-label={label}
      {...listProps}
      {...rest}
      ref={refs}
      className={cx(styles.root, className)}
      // Browsers don't scroll a focused chip while half of it is visible. A press must not move it from under the
      // finger.
      onFocus={(event) => {
        rest.onFocus?.(event);
        if (event.target.matches(':focus-visible')) bringIntoView(event.currentTarget, event.target);
      }}
    >
      {Children.map(children, (chip) =>
        chip === null || chip === false ? null : <li className={styles.item}>{chip}</li>,
      )}
    </ul>
  );
}
