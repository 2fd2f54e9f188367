import { useLayoutEffect, useRef, useState, type FocusEvent, type MouseEvent, type RefObject } from 'react';

interface HeldDisabled {
  ref: RefObject<HTMLButtonElement | null>;
  /** Whether it is disabled by `aria-disabled` only, for now: it must ignore presses. */
  isHeld: boolean;
  /** For the button: its `disabled`, and the attribute that styles it as disabled while it is held. */
  attributes: { disabled: boolean | undefined; 'data-held': true | undefined };
  onBlur: (event: FocusEvent<HTMLButtonElement>) => void;
}

/** Keeps a press from doing anything, such as submitting a form. */
export const ignorePress = (event: MouseEvent): void => event.preventDefault();

/**
 * Disables a button without losing the focus. Browsers move the focus of a button that becomes disabled to the body,
 * and a keyboard user starts over; so a focused button is disabled by `aria-disabled` until the focus leaves.
 */
export function useHeldDisabled(disabled: boolean | undefined): HeldDisabled {
  const ref = useRef<HTMLButtonElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  useLayoutEffect(() => {
    const button = ref.current;
    // Read before the next frame, when browsers take the focus away.
    if (disabled && button && button === button.ownerDocument.activeElement) setHasFocus(true);
  }, [disabled]);
  const isHeld = Boolean(disabled) && hasFocus;
  return {
    ref,
    isHeld,
    attributes: { disabled: disabled && !isHeld, 'data-held': isHeld || undefined },
    onBlur: () => setHasFocus(false),
  };
}
