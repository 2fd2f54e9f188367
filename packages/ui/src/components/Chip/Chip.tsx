import type { ComponentProps, ReactNode } from 'react';

import { XIcon } from '../../icons/index.ts';
import { cx, useFormats, useMessages, type RenderLink, useRenderLink } from '../../lib/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './Chip.css.ts';
import { english, type ChipMessages } from './Chip.messages.ts';

interface CommonProps {
  /** The text: one to three words. */
  children: ReactNode;
  /** Decoration before the text. Default none. */
  icon?: ReactNode;
  /** A number after the text, such as a number of listings. Default none. */
  count?: number;
  /** Texts, for translation. Default English. */
  messages?: Partial<ChipMessages>;
}

/** A chip that is a link: one of several views of a list. */
interface LinkChipProps extends CommonProps, Omit<ComponentProps<'a'>, 'children'> {
  /** What a press does: follow a link, toggle, or remove a filter. Default `link`. */
  variant?: 'link';
  /** The link's URL. */
  href: string;
  /** Whether it links to what is shown now. Default `false`. */
  current?: boolean;
  /** How links are made. Default: the `KitProvider`'s, else `<a>`. */
  renderLink?: RenderLink;
}

/** A chip that is on or off. */
interface ToggleChipProps extends CommonProps, Omit<ComponentProps<'button'>, 'children'> {
  variant: 'toggle';
  /** Whether it is on. */
  pressed: boolean;
  /** Called with its next state. */
  onPressedChange?: (pressed: boolean) => void;
}

/** An active filter; a press removes it. */
interface FilterChipProps extends CommonProps, Omit<ComponentProps<'button'>, 'children'> {
  variant: 'filter';
  /** Called when the chip is pressed. */
  onRemove?: () => void;
}

export type ChipProps = LinkChipProps | ToggleChipProps | FilterChipProps;

/**
 * A short choice among others, in a `ChipRow`: a link (`variant="link"`, default) to one view of a list, a toggle
 * (`variant="toggle"`), or an active filter that a press removes (`variant="filter"`). Not for the main action of a
 * screen (`Button`), nor for showing a state (`Badge`).
 * Renders `<a>` with `aria-current`, or `<button>`, with `aria-pressed` for a toggle. Publishes `data-selected`.
 */
export function Chip(props: ChipProps) {
  if (props.variant === 'toggle') return <ToggleChip {...props} />;
  if (props.variant === 'filter') return <FilterChip {...props} />;
  return <LinkChip {...props} />;
}

function Content({ icon, count, children }: Pick<CommonProps, 'icon' | 'count' | 'children'>) {
  const { number } = useFormats();
  return (
    <>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span className={styles.label} dir="auto">
        {children}
      </span>
      {count !== undefined && <span className={styles.count}>{number(count)}</span>}
    </>
  );
}

function LinkChip({
  variant: _variant,
  current = false,
  renderLink,
  icon,
  count,
  messages: _messages,
  children,
  className,
  ...rest
}: LinkChipProps) {
  const link = useRenderLink(renderLink);
  const state = { 'data-variant': 'link', 'data-selected': current || undefined };
  return link({
    ...rest,
    ...state,
    'aria-current': current ? 'page' : undefined,
    className: cx(styles.root, className),
    children: (
      <Content icon={icon} count={count}>
        {children}
      </Content>
    ),
  });
}

function ToggleChip({
  variant,
  pressed,
  onPressedChange,
  icon,
  count,
  messages: _messages,
  children,
  className,
  onClick,
  ...rest
}: ToggleChipProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(styles.root, className)}
      aria-pressed={pressed}
      data-variant={variant}
      data-selected={pressed || undefined}
      onClick={(event) => {
        onClick?.(event);
        onPressedChange?.(!pressed);
      }}
    >
      <Content icon={icon} count={count}>
        {children}
      </Content>
    </button>
  );
}

function FilterChip({
  variant,
  onRemove,
  icon,
  count,
  messages,
  children,
  className,
  onClick,
  ...rest
}: FilterChipProps) {
  const words = useMessages('Chip', english, messages);
  return (
    <button
      type="button"
      {...rest}
      className={cx(styles.root, className)}
      data-variant={variant}
      onClick={(event) => {
        onClick?.(event);
        onRemove?.();
      }}
    >
      <VisuallyHidden>{words.remove} </VisuallyHidden>
      <Content icon={icon} count={count}>
        {children}
      </Content>
      <XIcon size="sm" />
    </button>
  );
}
