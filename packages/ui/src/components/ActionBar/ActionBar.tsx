import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react';

import { XIcon } from '../../icons/index.ts';
import { cx, useFormats, useMessages } from '../../lib/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './ActionBar.css.ts';
import { english, type ActionBarMessages } from './ActionBar.messages.ts';

export interface ActionBarProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** Number of selected rows; at 0 the bar is hidden. */
  count: number;
  /** Called when the selection is cleared: by its button, or by Escape inside the bar. Move the focus to the list. */
  onClear: () => void;
  /** Actions for the selection: buttons, with a `Menu` for those that don't fit. Default none. */
  children?: ReactNode;
  /** Texts, for translation. Default English. */
  messages?: Partial<ActionBarMessages>;
}

/**
 * Actions for the selected rows of a list, at the bottom of the window while any are selected. Put it after the list,
 * in the same parent element: it scrolls with the list, and follows it in tab order.
 * Renders `<div>` with a live region and, while something is selected, a `<section>`; `data-state` is `open` or
 * `closed`.
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
  // Nothing is announced before the first selection.
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
      {/* Always rendered, so that screen readers notice the text changing. */}
      <VisuallyHidden role="status">
        {isOpen ? words.selected(count, formats) : hasOpened && words.cleared}
      </VisuallyHidden>
      {isOpen && (
        <section aria-label={words.label} className={styles.bar}>
          <div className={styles.selection}>
            <IconButton label={words.clear} icon={<XIcon size="sm" />} onClick={onClear} />
            {/* Already announced by the status. */}
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
