import type { ComponentProps, MouseEvent } from 'react';

import { MapPinIcon, XIcon } from '../../icons/index.ts';
import { cx, useMessages } from '../../lib/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Spinner } from '../../primitives/Spinner/index.ts';
import * as styles from './PlacePill.css.ts';
import { english, type PlacePillMessages } from './PlacePill.messages.ts';

export interface PlacePillProps extends Omit<ComponentProps<'span'>, 'children' | 'onClick'> {
  /** The place and the distance, such as 'Denver, CO · 25 mi'. Default none: the pill asks for a place. */
  place?: string | undefined;
  /** Whether the search is limited to the place; without it, the place is only offered. Default `true`. */
  applied?: boolean;
  /** Called by a press: opens the choice of a place, or applies the offered one. */
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Whether the choice of a place is open. Default `false`. */
  open?: boolean;
  /** Whether that choice is still loading: a spinner replaces the pin. Default `false`. */
  busy?: boolean;
  /** Called by the button that removes the place. Default none: there is no such button. */
  onClear?: (() => void) | undefined;
  /** Texts, for translation. Default English. */
  messages?: Partial<PlacePillMessages>;
}

/**
 * The place of a search in one word: filled while it limits the search, outlined while it is only offered. Part of a
 * `SearchField`; the choice itself is a `PlaceField` in a `Sheet`.
 * Renders `<span>` with one or two buttons. Publishes `data-state`: `none`, `offered` or `applied`.
 */
export function PlacePill({
  place,
  applied = true,
  onPress,
  open = false,
  busy = false,
  onClear,
  messages,
  className,
  ...rest
}: PlacePillProps) {
  const words = useMessages('PlacePill', english, messages);
  const state = place === undefined ? 'none' : applied ? 'applied' : 'offered';
  const name = applied ? words.change : words.apply;
  return (
    <span {...rest} className={cx(styles.root, className)} data-state={state}>
      <button
        type="button"
        className={styles.button}
        aria-busy={busy}
        aria-label={place === undefined ? undefined : name(place)}
        {...(state !== 'offered' && { 'aria-haspopup': 'dialog', 'aria-expanded': open })}
        onClick={onPress}
      >
        {busy ? <Spinner size="sm" label={null} /> : <MapPinIcon size="sm" />}
        <span className={styles.text}>
          {place === undefined ? words.none : applied ? place : words.offered(place)}
        </span>
      </button>
      {place !== undefined && onClear !== undefined && (
        <IconButton
          className={styles.clear}
          label={words.clear}
          icon={<XIcon size="sm" />}
          size="sm"
          onClick={({ currentTarget }) => {
            // This button disappears with the place.
            currentTarget.parentElement?.querySelector('button')?.focus();
            onClear();
          }}
        />
      )}
    </span>
  );
}
