import { cloneElement, useMemo, type ComponentProps, type ReactElement } from 'react';

import { cx, joinIds, mergeRefs, useStableId } from '../../lib/index.ts';
import * as styles from './Tooltip.css.ts';
import { useTooltip } from './useTooltip.ts';

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A few words, nothing essential: touch never shows them. */
  text: string;
  /** The control it describes. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  /** The side of the control it shows on, unless the other has more space. Default `top`. */
  side?: 'top' | 'bottom';
  /**
   * How long a pointer must rest on the control, in ms; from one tooltip to the next there is no delay. Default 500.
   */
  delay?: number;
}

/**
 * A short explanation of a control, on hover and focus. Not for its name (give the control one), nor for essential
 * information (write it on the page). Renders a `span` around the control; Escape hides the text wherever the focus
 * is, and the pointer can move onto it.
 */
export function Tooltip({
  text,
  children,
  side = 'top',
  delay = 500,
  className,
  ref,
  ...rest
}: TooltipProps) {
  const id = useStableId(rest.id);
  const { anchor, tip, handlers } = useTooltip(side, delay);
  const refs = useMemo(() => mergeRefs(anchor, ref), [anchor, ref]);

  return (
    <span
      {...rest}
      ref={refs}
      className={cx(styles.wrapper, className)}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event);
        handlers.onPointerEnter(event);
      }}
      onPointerLeave={(event) => {
        rest.onPointerLeave?.(event);
        handlers.onPointerLeave(event);
      }}
      onPointerDown={(event) => {
        rest.onPointerDown?.(event);
        handlers.onPointerDown();
      }}
      onFocus={(event) => {
        rest.onFocus?.(event);
        handlers.onFocus(event);
      }}
      onBlur={(event) => {
        rest.onBlur?.(event);
        handlers.onBlur(event);
      }}
    >
      {cloneElement(children, {
        'aria-describedby': joinIds(children.props['aria-describedby'], `${id}-tip`),
      })}
      <span ref={tip} id={`${id}-tip`} role="tooltip" popover="manual" className={styles.tip}>
        {text}
      </span>
    </span>
  );
}
