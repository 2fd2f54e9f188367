import { type ComponentProps, type ReactNode, useId, useMemo, useRef } from 'react';

import { CheckIcon, XIcon } from '../../icons/index.ts';
import { control as box, cx, mergeRefs } from '../../lib/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Spinner } from '../../primitives/Spinner/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { Field, fieldParts, type FieldParts } from '../Field/index.ts';
import * as styles from './Combobox.css.ts';
import { useList } from './useList.ts';

/** A line that stands in the panel instead of options. */
export interface ComboboxNotice {
  /** What it says. */
  text: string;
  /** `busy` shows a spinner before it, `critical` is a failure. Default `info`. */
  tone?: 'info' | 'busy' | 'critical';
  /** What can be done about it: an option below it. Default nothing. */
  action?: { text: string; onAction: () => void } | undefined;
}

export interface ComboboxFieldProps<Item>
  extends
    FieldParts,
    Omit<
      ComponentProps<'input'>,
      'children' | 'size' | 'required' | 'value' | 'defaultValue' | 'onSelect' | 'onInput' | 'type' | 'role'
    > {
  /** The options to show now, in order. */
  items: readonly Item[];
  /** What tells one option from another. */
  itemToKey: (item: Item) => string;
  /** What an option reads, and what stands in the field once it is chosen. */
  itemToText: (item: Item) => string;
  /** More than the text in a row of the list. Default: the text. */
  renderItem?: (item: Item) => ReactNode;
  /** What stands in the field. */
  inputValue: string;
  /** Called with the text at every change. */
  onInputValueChange: (text: string) => void;
  /** The chosen item, or null. Default null. */
  selectedItem?: Item | null;
  /** Where several can be chosen: their keys, and what shows them before the input. Default: one can be. */
  several?: { keys: readonly string[]; shown: ReactNode } | undefined;
  /** Called with the option that was chosen; where several can be, also with one that was chosen already. */
  onSelect: (item: Item) => void;
  /** Empties field and choice. Without it there is no clear button. */
  onClear?: () => void;
  /** Called when the list opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Shown instead of options: loading, nothing found, failed. */
  notice?: ComboboxNotice | undefined;
  /** What a screen reader hears when the options change. */
  announcement: string;
  /** Name of the button that empties the field. */
  clearLabel: string;
  /** An icon before the text. Decoration. Default none. */
  start?: ReactNode;
  /** Further elements inside the frame, such as the input that is posted. Default none. */
  children?: ReactNode;
}

/**
 * The field, the list and the keyboard of every combobox of the kit; it keeps nothing but whether the list is open and
 * which option is highlighted. Leaving the field never chooses.
 *
 * Every text sits alone in an element of its own: a page translated by the browser has foreign nodes around its words,
 * and React may only replace whole elements there.
 */
export function ComboboxField<Item>({
  items,
  itemToKey,
  itemToText,
  renderItem,
  inputValue,
  onInputValueChange,
  selectedItem = null,
  several,
  onSelect,
  onClear,
  onOpenChange,
  notice,
  announcement,
  clearLabel,
  start,
  children,
  className,
  id,
  ref,
  ...rest
}: ComboboxFieldProps<Item>) {
  const [field, input] = fieldParts(rest);
  const generated = useId();
  const controlId = id ?? generated;
  const own = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const refs = useMemo(() => mergeRefs(own, ref), [ref]);
  const options = notice === undefined ? items : [];
  const action = notice?.action;
  const chosenKey = selectedItem === null ? undefined : itemToKey(selectedItem);
  const isChosen = (key: string) => several?.keys.includes(key) ?? key === chosenKey;
  const hasSeveral = several !== undefined && several.keys.length > 0;
  const list = useList({
    id: controlId,
    frame,
    keys: action ? [''] : options.map(itemToKey),
    chosenKey,
    canShow: !input.disabled && (options.length > 0 || notice !== undefined),
    staysOpen: action !== undefined || several !== undefined,
    several: several !== undefined && !action,
    onChoose: (index) => {
      action?.onAction();
      const item = options[index];
      if (item !== undefined) onSelect(item);
    },
    onOpenChange,
  });

  const shownNotice = notice !== undefined && (
    <div className={styles.notice} data-tone={notice.tone ?? 'info'}>
      {notice.tone === 'busy' && <Spinner size="sm" label={null} />}
      <span>{notice.text}</span>
    </div>
  );
  return (
    <Field {...field} controlId={controlId} className={className}>
      {(control) => (
        <div ref={frame} className={styles.frame} data-open={list.isShown || undefined}>
          <div
            className={cx(box.box, styles.box)}
            data-invalid={control['aria-invalid']}
            data-disabled={input.disabled || undefined}
            data-several={several && ''}
          >
            {start !== undefined && <span className={box.adornment}>{start}</span>}
            {several?.shown}
            <input
              dir="auto"
              spellCheck={false}
              autoComplete="off"
              {...input}
              {...control}
              // The text may well be empty once something is chosen.
              required={hasSeveral ? undefined : control.required}
              aria-required={hasSeveral ? control.required : undefined}
              ref={refs}
              {...list.fieldProps}
              className={cx(box.input, styles.input)}
              value={inputValue}
              onChange={(event) => {
                input.onChange?.(event);
                // First what is typed, so that an owner who looks things up when the list opens looks for that.
                onInputValueChange(event.currentTarget.value);
                list.reopen();
              }}
              onClick={(event) => {
                input.onClick?.(event);
                list.open();
              }}
              onKeyDown={(event) => {
                input.onKeyDown?.(event);
                list.onKeyDown(event);
              }}
              onBlur={(event) => {
                input.onBlur?.(event);
                list.close();
              }}
            />
            {children}
            {onClear !== undefined && inputValue !== '' && !input.disabled && (
              <IconButton
                label={clearLabel}
                icon={<XIcon size="sm" />}
                size="sm"
                onClick={() => {
                  onClear();
                  own.current?.focus();
                }}
              />
            )}
          </div>
          <div {...list.panelProps} className={styles.panel} hidden={!list.isShown}>
            {shownNotice}
            <ul {...list.listProps} className={styles.list} hidden={options.length === 0 && !action}>
              {action && (
                <li {...list.optionProps(0)} className={styles.option}>
                  <span className={styles.optionText}>{action.text}</span>
                </li>
              )}
              {options.map((item, index) => {
                const isSelected = isChosen(itemToKey(item));
                return (
                  <li
                    key={itemToKey(item)}
                    {...list.optionProps(index, isSelected)}
                    className={styles.option}
                    data-selected={isSelected || undefined}
                  >
                    <span className={styles.optionText} dir="auto">
                      {renderItem ? renderItem(item) : itemToText(item)}
                    </span>
                    {isSelected && (
                      <span className={styles.tick}>
                        <CheckIcon size="sm" />
                      </span>
                    )}
                  </li>
                );
              })}
            </ul>
          </div>
          <VisuallyHidden>
            <span aria-live="polite">{list.isShown ? (notice?.text ?? announcement) : ''}</span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
