import type { ComponentProps, ReactNode } from 'react';

import { ChevronDownIcon } from '../../icons/index.ts';
import { cx } from '../../lib/index.ts';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'onToggle'> {
  /** Always visible; a press toggles it. Wrap it in a `Heading` when it is one in the page's outline. */
  summary: ReactNode;
  /** Whether the content is shown. Controlled with `onOpenChange`, or alone for the initial state. Default false. */
  open?: boolean;
  /** Called with the new state after it opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * Shows and hides details in place. For several of which one is open, use `Accordion`; for choices, `Menu`.
 * Find-in-page opens it. Renders a `details`; its state is the `open` attribute.
 */
export function Disclosure({ summary, onOpenChange, className, children, ...rest }: DisclosureProps) {
  return (
    <details
      {...rest}
      className={cx(styles.root, className)}
      onToggle={(event) => {
        if (event.target === event.currentTarget) onOpenChange?.(event.currentTarget.open);
      }}
    >
      <summary className={styles.summary}>
        {summary}
        <ChevronDownIcon size="sm" className={styles.sign} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
