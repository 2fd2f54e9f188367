import { useMemo, type ComponentProps, type ReactNode, type Ref } from 'react';

import { cx, mergeRefs, useStableId, type Alignment } from '../../lib/index.ts';
import * as styles from './Popover.css.ts';
import { usePopover } from './usePopover.ts';

/** Props for a popover's button. */
export interface PopoverTriggerProps {
  ref: Ref<HTMLButtonElement>;
  id: string;
  popoverTarget: string;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string;
}

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'children' | 'popover'> {
  /** Renders the button: `(props) => <Button {...props}>Share</Button>`. */
  renderTrigger: (props: PopoverTriggerProps) => ReactNode;
  /** The content; or a function that receives a `close` callback. It stays mounted while closed. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Its accessible name. Default: the button's text. */
  label?: string;
  /** Whether it is shown, when the parent keeps that. Default: the component keeps it. */
  open?: boolean;
  /** Whether it is shown at first, when the component keeps that. Default false. */
  defaultOpen?: boolean;
  /** Called with the new state whenever it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** The side of the button it opens on, unless the other has more space. Default `bottom`. */
  side?: 'top' | 'bottom';
  /** The edge aligned with the same edge of the button. Default `start`. */
  align?: Alignment;
}

/**
 * Any content next to the button that opens it: a few settings, a form of two fields, an explanation with a link. The
 * page behind stays usable. For a list of actions use `Menu`; for a task that must be finished or closed, `Dialog`.
 * Renders the button and a popover `div` with the role `dialog`; props and ref go to the latter. A press outside,
 * Escape and leaving it with Tab close it.
 */
export function Popover({
  renderTrigger,
  children,
  label,
  open,
  defaultOpen = false,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  className,
  ref,
  ...rest
}: PopoverProps) {
  const id = useStableId(rest.id);
  const own = usePopover({ open, defaultOpen, onOpenChange, side, align });
  const { trigger, panel, shown, close } = own;
  const refs = useMemo(() => mergeRefs(panel, ref), [panel, ref]);
  return (
    <>
      {renderTrigger({
        ref: trigger,
        id: `${id}-button`,
        popoverTarget: id,
        'aria-haspopup': 'dialog',
        'aria-expanded': shown,
        'aria-controls': id,
      })}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only watches where the focus goes */}
      <div
        role="dialog"
        aria-label={label}
        aria-labelledby={label === undefined ? `${id}-button` : undefined}
        {...rest}
        ref={refs}
        id={id}
        popover="auto"
        tabIndex={-1}
        className={cx(styles.panel, className)}
        onBeforeToggle={(event) => {
          rest.onBeforeToggle?.(event);
          own.onBeforeToggle(event);
        }}
        onToggle={(event) => {
          rest.onToggle?.(event);
          own.onToggle(event);
        }}
        onBlur={(event) => {
          rest.onBlur?.(event);
          own.onBlur(event);
        }}
      >
        {typeof children === 'function' ? children(close) : children}
      </div>
    </>
  );
}
