import {
  cloneElement,
  useMemo,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
} from 'react';

import { cx, joinIds, mergeRefs, placeBeside, useStableId } from '../../lib/index.ts';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A few words. Nothing that is needed: a touch never shows them. */
  text: string;
  /** The one control it is about. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/**
 * A few words about a control, on hover and focus. Not a place for a name (give the control one), nor
 * for what people need to know (write it on the page). Renders a `span` around the control; Escape
 * puts the words away, and the pointer may rest on them.
 */
export function Tooltip({ text, children, className, ref, ...rest }: TooltipProps) {
  const id = useStableId(rest.id);
  const wrapper = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const refs = useMemo(() => mergeRefs(wrapper, ref), [ref]);

  const show = () => {
    const [popover, anchor] = [tip.current, wrapper.current];
    if (!popover || !anchor || popover.matches(':popover-open')) return;
    popover.showPopover({ source: anchor });
    placeBeside(popover, anchor, 'top', 'center');
  };
  const hide = () => {
    if (tip.current?.matches(':popover-open')) tip.current.hidePopover();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only watches the control inside
    <span
      {...rest}
      ref={refs}
      className={cx(styles.wrapper, className)}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') show();
      }}
      onPointerLeave={hide}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) show();
      }}
      onBlur={hide}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !tip.current?.matches(':popover-open')) return;
        // The first Escape is for the words; a dialog around stays open.
        event.stopPropagation();
        event.preventDefault();
        hide();
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
