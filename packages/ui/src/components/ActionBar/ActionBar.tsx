import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react';

import { XIcon } from '../../icons/index.ts';
import { cx, useFormats, useMessages } from '../../lib/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './ActionBar.css.ts';
import { english, type ActionBarMessages } from './ActionBar.messages.ts';

export interface ActionBarProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** How many are selected; with 0 the bar is away. */
  count: number;
  /** Called when the selection is let go of: by its button, or by Escape inside the bar. Put the focus on the list. */
  onClear: () => void;
  /** What can be done with the selection: buttons, one of them a `Menu` for what has no room. Default none. */
  children?: ReactNode;
  /** Words, for translation. Default English. */
  messages?: Partial<ActionBarMessages>;
}

/**
 * What can be done with the selected rows of a list, at the end of the window while there are any. Put it after the
 * list, in the same element: it goes with the list, and its keys follow the list's.
 *
 * Renders `<div>` with a live region and, while something is selected, a `<section>`; `data-state` is `open` or `closed`.
 */
export function ActionBar({
  count,
  onClear,
  children,
  messages,
  className,
  onKeyDown,
  ...rest
}: ActionBarProps) {
  const words = useMessages('ActionBar', english, messages);
  const formats = useFormats();
  const isOpen = count > 0;
  // Nothing is said of a selection that has never been.
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setHasOpened(true);

  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClear();
  };

  return (
    <div
      {...rest}
      className={cx(styles.root, className)}
      data-state={isOpen ? 'open' : 'closed'}
      role="presentation"
      onKeyDown={onKey}
    >
      {/* Always there, so that screen readers notice the text arriving. */}
      <VisuallyHidden role="status">
        {isOpen ? words.selected(count, formats) : hasOpened && words.cleared}
      </VisuallyHidden>
      {isOpen && (
        <section aria-label={words.label} className={styles.bar}>
          <div className={styles.selection}>
            <IconButton label={words.clear} icon={<XIcon size="sm" />} onClick={onClear} />
            {/* Said by the status already. */}
            <span aria-hidden className={styles.count}>
              {words.selected(count, formats)}
            </span>
          </div>
          <div className={styles.actions}>{children}</div>
        </section>
      )}
    </div>
  );
}
