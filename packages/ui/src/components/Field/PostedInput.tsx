import type { ComponentProps, RefObject } from 'react';

import { hidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';

interface PostedInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The visible control; it gets the focus meant for this input. */
  shown: RefObject<HTMLElement | null>;
  /** Called with the new value. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * The submitted input of a field that displays something else than its value: a text for a key, a formatted number.
 * Not `type="hidden"`, which does not reset with its form and has no validity.
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

/** Dispatches a blur on the posted control when its field was left. */
export function tellLeft(posted: Element | null): void {
  posted?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
