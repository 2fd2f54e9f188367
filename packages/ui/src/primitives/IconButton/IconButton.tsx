import { useMemo, type ComponentProps, type ReactNode } from 'react';

import { cx, ignorePress, mergeRefs, useHeldDisabled } from '../../lib/index.ts';
import { Spinner } from '../Spinner/index.ts';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** Its accessible name: the action in a word or two. */
  label: string;
  /** The icon, such as `<XIcon />`. */
  icon: ReactNode;
  /** `quiet` on a surface, `outline` where it should stand out, `floating` over photos. Default `quiet`. */
  variant?: keyof typeof styles.variant;
  /** 36, 44 or 52px across; the touch target is never below 44px. Default `md`. */
  size?: keyof typeof styles.size;
  /** The action is in progress; presses are ignored. Default false. */
  busy?: boolean;
}

/**
 * An icon-only button, for actions with a well-known icon: close, previous, more. If the icon needs a text, use
 * `Button`. Renders a `button` of type `button`; `data-busy` while busy.
 */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'md',
  busy = false,
  type = 'button',
  className,
  onClick,
  disabled,
  ref,
  ...rest
}: IconButtonProps) {
  const held = useHeldDisabled(disabled);
  const refs = useMemo(() => mergeRefs(held.ref, ref), [held.ref, ref]);
  const isIgnoring = busy || held.isHeld;
  return (
    <button
      {...rest}
      {...held.attributes}
      ref={refs}
      type={type}
      aria-label={label}
      aria-disabled={isIgnoring || rest['aria-disabled']}
      data-busy={busy || undefined}
      onClick={isIgnoring ? ignorePress : onClick}
      onBlur={(event) => {
        rest.onBlur?.(event);
        held.onBlur(event);
      }}
      className={cx(styles.iconButton, styles.size[size], styles.variant[variant], className)}
    >
      {busy ? <Spinner size="sm" label={null} /> : icon}
    </button>
  );
}
