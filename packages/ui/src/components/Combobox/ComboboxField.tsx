import { type ComponentProps, type ReactNode, useId, useMemo, useRef } from 'react';

import { CheckIcon, XIcon } from '../../icons/index.ts';
import { control as box, cx, mergeRefs } from '../../lib/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Spinner } from '../../primitives/Spinner/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { Field, fieldParts, type FieldParts } from '../Field/index.ts';
import * as styles from './Combobox.css.ts';
import { useList } from './useList.ts';

/** A line shown instead of options. */
export interface ComboboxNotice {
  /** Its text. */
  text: string;
  /** `busy` shows a spinner before it, `critical` is an error. Default `info`. */
  tone?: 'info' | 'busy' | 'critical';
  /** An option below it, such as a retry. Default nothing. */
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
  /** A unique key of an option. */
  itemToKey: (item: Item) => string;
  /** An option's text, also shown in the field once selected. */
  itemToText: (item: Item) => string;
  /** Renders a row of the list. Default: the text. */
  renderItem?: (item: Item) => ReactNode;
  /** The text of the field. */
  inputValue: string;
  /** Called with the text on every change. */
  onInputValueChange: (text: string) => void;
  /** The selected item, or null. Default null. */
  selectedItem?: Item | null;
  /** For multiple selection: the selected keys, and what shows them before the input. Default: single selection. */
  several?: { keys: readonly string[]; shown: ReactNode } | undefined;
  /** Called with the selected option; with multiple selection, also with one that was selected already. */
  onSelect: (item: Item) => void;
  /** Clears text and selection. Without it there is no clear button. */
  onClear?: () => void;
  /** Called when the list opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Shown instead of options: loading, nothing found, failed. */
  notice?: ComboboxNotice | undefined;
  /** Announced when the options change. */
  announcement: string;
  /** Name of the clear button. */
  clearLabel: string;
  /** An icon before the text. Decoration. Default none. */
  start?: ReactNode;
  /** Further elements inside the frame, such as the input that is posted. Default none. */
  children?: ReactNode;
}

/**
 * The field, the list and the keyboard behavior of every combobox of the kit; its only state is whether the list is
 * open and which option is highlighted. Leaving the field never selects.
 * Every text has its own element: the browser's page translation inserts nodes around texts, and React can only
 * replace whole elements there.
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
              // The text may be empty once something is selected.
              required={hasSeveral ? undefined : control.required}
              aria-required={hasSeveral ? control.required : undefined}
              ref={refs}
              {...list.fieldProps}
              className={cx(box.input, styles.input)}
              value={inputValue}
              onChange={(event) => {
                input.onChange?.(event);
                // The text first, so that a parent that searches when the list opens uses it.
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
