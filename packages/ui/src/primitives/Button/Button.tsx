import { useMemo, type ComponentProps, type ReactNode } from 'react';

import { ignorePress, mergeRefs, useHeldDisabled } from '../../lib/index.ts';
import { Turning } from '../Spinner/Turning.tsx';
import * as styles from './Button.css.ts';
import { buttonClass, type ButtonLook } from './buttonClass.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** An icon before the text. Default none. */
  startIcon?: ReactNode;
  /** An icon after the text. Default none. */
  endIcon?: ReactNode;
  /** The action is in progress: it keeps its size and focus and ignores presses. Default false. */
  busy?: boolean;
}

/**
 * Performs an action. To link to a page, use `ButtonLink`; for an icon alone, `IconButton`. Renders a `button` of
 * type `button`; `data-busy` while busy.
 */
export function Button({
  tone,
  variant,
  size,
  wide,
  startIcon,
  endIcon,
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  disabled,
  ref,
  ...rest
}: ButtonProps) {
  const held = useHeldDisabled(disabled);
  const refs = useMemo(() => mergeRefs(held.ref, ref), [held.ref, ref]);
  // Not `disabled` while busy: the pressed button would lose the focus.
  const isIgnoring = busy || held.isHeld;
  const content = (
    <>
      {startIcon}
      <span className={styles.label}>{children}</span>
      {endIcon}
    </>
  );
  return (
    <button
      {...rest}
      {...held.attributes}
      ref={refs}
      type={type}
      onClick={isIgnoring ? ignorePress : onClick}
      onBlur={(event) => {
        rest.onBlur?.(event);
        held.onBlur(event);
      }}
      aria-disabled={isIgnoring || rest['aria-disabled']}
      data-busy={busy || undefined}
      className={buttonClass({ tone, variant, size, wide }, className)}
    >
      {busy ? (
        <>
          <span className={styles.busyContent}>{content}</span>
          <Turning size="sm" aria-hidden className={styles.busySpinner} />
        </>
      ) : (
        content
      )}
    </button>
  );
}
