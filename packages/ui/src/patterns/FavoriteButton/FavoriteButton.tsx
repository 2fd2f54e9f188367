import { type ComponentProps, useLayoutEffect, useMemo, useRef } from 'react';

import { HeartFilledIcon, HeartIcon } from '../../icons/index.ts';
import { cx, isFocusLost, useMessages, mergeRefs } from '../../lib/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './FavoriteButton.css.ts';
import { english, type FavoriteButtonMessages } from './FavoriteButton.messages.ts';

export interface FavoriteButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Whether the listing is saved. */
  pressed: boolean;
  /** Called with its next state. */
  onPressedChange?: (pressed: boolean) => void;
  /** A change is pending: disabled, and reads 'Updating...'. Default `false`. */
  updating?: boolean;
  /**
   * `heart` (default): a round button for the corner of a card. `floating`: the same among floating `IconButton`s.
   * `labeled`: a full-width button with text.
   */
  variant?: 'heart' | 'floating' | 'labeled';
  /** Title of the listing: distinguishes the hearts of a grid for screen readers. Not for `labeled`. Default none. */
  itemTitle?: string;
  /** Texts, for translation. Default English. */
  messages?: Partial<FavoriteButtonMessages>;
}

/**
 * Saves a listing to the favorites and removes it. For signed-out visitors, show a link to sign in instead.
 * Renders `<button aria-pressed>`. Publishes `data-pressed` and `data-updating`.
 */
export function FavoriteButton({
  pressed,
  onPressedChange,
  updating = false,
  variant = 'heart',
  itemTitle,
  messages,
  className,
  disabled,
  onClick,
  ref,
  ...rest
}: FavoriteButtonProps) {
  const words = useMessages('FavoriteButton', english, messages);
  const button = useRef<HTMLButtonElement>(null);
  const refs = useMemo(() => mergeRefs(button, ref), [ref]);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    // A disabled button loses the focus: it gets it back when the change is done, unless the focus has moved on.
    if (!updating && hadFocus.current && isFocusLost()) button.current?.focus();
    if (!updating) hadFocus.current = false;
  }, [updating]);

  const text = updating ? words.updating : pressed ? words.saved : words.save;
  const Heart = pressed ? HeartFilledIcon : HeartIcon;
  return (
    <button
      type="button"
      {...rest}
      ref={refs}
      className={cx(styles.root, variant !== 'labeled' && styles.round, styles.variants[variant], className)}
      aria-pressed={pressed}
      disabled={disabled || updating}
      data-pressed={pressed || undefined}
      data-updating={updating || undefined}
      onClick={(event) => {
        onClick?.(event);
        hadFocus.current = true;
        onPressedChange?.(!pressed);
      }}
    >
      <span className={styles.heart}>
        <Heart />
      </span>
      {variant === 'labeled' ? (
        <span>{text}</span>
      ) : (
        <VisuallyHidden>{itemTitle === undefined ? text : `${text}: ${itemTitle}`}</VisuallyHidden>
      )}
    </button>
  );
}
