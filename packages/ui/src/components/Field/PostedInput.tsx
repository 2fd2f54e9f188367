import type { ComponentProps, RefObject } from 'react';

import { hidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';

interface PostedInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** What people see and use in its place; it gets the focus that is meant for this. */
  shown: RefObject<HTMLElement | null>;
  /** Called with the new value. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * The input that a form knows, for a field that shows something else than it posts: words for a key, a number as it is
 * written here. Not `type="hidden"`, which is not reset with its form and cannot be told that it is wrong.
 */
export function PostedInput({ shown, onChange, onValueChange, ...rest }: PostedInputProps) {
  return (
    <input
      autoComplete="off"
      {...rest}
      aria-hidden
      tabIndex={-1}
      className={hidden}
      onFocus={() => shown.current?.focus()}
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.currentTarget.value);
      }}
    />
  );
}

/** Tells whoever listens at a posted control that its field was left. */
export function tellLeft(posted: Element | null): void {
  posted?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
