import { type ComponentProps, type FormEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';

import { SearchIcon, XIcon } from '../../icons/index.ts';
import { cx, enterText, useMessages } from '../../lib/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './SearchField.css.ts';
import { english, type SearchFieldMessages } from './SearchField.messages.ts';
import { SearchInputContext } from './SearchInputContext.ts';

// Not the `<search>` element, which older screen readers don't support.
const searchRole = { role: 'search' } as const;

export interface SearchFieldProps extends Omit<ComponentProps<'form'>, 'role' | 'onSubmit' | 'defaultValue'> {
  /** The text, when the parent keeps it. Default: the field keeps it. */
  value?: string;
  /** The text at first, when the field keeps it. A new default replaces the typed text. Default `''`. */
  defaultValue?: string;
  /** Called with the text at every change. */
  onValueChange?: (value: string) => void;
  /**
   * Called with the trimmed text on Enter or the button, and with `''` when the field is cleared. Without it the form
   * is submitted as plain HTML to `action`.
   */
  onSearch?: (text: string) => void;
  /** Form field name of the text. Default `q`. */
  name?: string;
  /** Placeholder: an example text. Not a label. Default none. */
  placeholder?: string;
  /** `md` (default), `lg` for the main search of a page, or `sm` for a bar, where the button is only a magnifier. */
  size?: 'sm' | 'md' | 'lg';
  /** A `PlacePill`: in the field, on a phone below it. Default none. */
  place?: ReactNode;
  /** `SearchSuggestions`, at once or when the field gets the focus. Default none. */
  children?: ReactNode;
  /** Texts, for translation. Default English. */
  messages?: Partial<SearchFieldMessages>;
}

/**
 * A text search: typing changes nothing until Enter or the button. With `action` it works before scripts load, too.
 * Not for filtering a list that is already on screen.
 * Renders `<form role="search">`; ref and other attributes reach it.
 */
export function SearchField({
  value,
  defaultValue,
  onValueChange,
  onSearch,
  name = 'q',
  placeholder,
  size = 'md',
  place,
  messages,
  className,
  children,
  ...rest
}: SearchFieldProps) {
  const words = useMessages('SearchField', english, messages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const lastDefault = useRef(defaultValue);
  useLayoutEffect(() => {
    if (lastDefault.current === defaultValue) return;
    lastDefault.current = defaultValue;
    if (input.current && value === undefined) input.current.value = defaultValue ?? '';
  }, [defaultValue, value]);

  const submit = (event: FormEvent) => {
    if (onSearch === undefined) return;
    event.preventDefault();
    onSearch(input.current?.value.trim() ?? '');
  };
  const clear = () => {
    enterText(input.current, '');
    onSearch?.('');
    input.current?.focus();
  };

  return (
    <form
      aria-label={words.label}
      {...rest}
      {...searchRole}
      className={cx(styles.root, className)}
      data-size={size}
      onSubmit={submit}
    >
      <VisuallyHidden>
        <label htmlFor={id}>{words.label}</label>
      </VisuallyHidden>
      <div className={styles.line}>
        <span className={cx(styles.icon, styles.wideOnly)}>
          <SearchIcon />
        </span>
        <input
          ref={input}
          id={id}
          className={styles.input}
          // Not type="search": its native clear button cannot be reached by keyboard.
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          dir="auto"
          name={name}
          // A space instead of none: while the placeholder is shown, there is nothing to clear.
          placeholder={placeholder || ' '}
          value={value}
          defaultValue={defaultValue}
          onChange={(event) => onValueChange?.(event.currentTarget.value)}
        />
        <IconButton
          label={words.clear}
          icon={<XIcon size="sm" />}
          size="sm"
          className={styles.clear}
          onClick={clear}
        />
        {place !== undefined && <div className={styles.place}>{place}</div>}
        <button type="submit" className={styles.submit}>
          <span className={styles.submitText}>{words.submit}</span>
          <span className={styles.submitIcon}>
            <SearchIcon />
          </span>
        </button>
      </div>
      <SearchInputContext value={input}>{children}</SearchInputContext>
    </form>
  );
}
