import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';

import { CheckIcon, XIcon } from '../../icons/index.ts';
import { control as box, cx } from '../../lib/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Spinner } from '../../primitives/Spinner/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { Field, type FieldProps } from '../Field/index.ts';
import * as styles from './Combobox.css.ts';

type FieldParts = Pick<
  FieldProps,
  'label' | 'labelVisibility' | 'labelEnd' | 'hint' | 'error' | 'requirement' | 'describedBy'
>;

/** A line that stands in the panel instead of options. */
export interface ComboboxNotice {
  text: string;
  /** `busy` shows a spinner before it, `critical` is a failure. Default `info`. */
  tone?: 'info' | 'busy' | 'critical';
}

export interface ComboboxFieldProps<Item>
  extends
    FieldParts,
    Omit<
      ComponentProps<'input'>,
      'size' | 'required' | 'value' | 'defaultValue' | 'onSelect' | 'onInput' | 'type' | 'role'
    > {
  /** The options to show now, in order. */
  items: readonly Item[];
  itemToKey: (item: Item) => string;
  /** What an option reads, and what stands in the field once it is chosen. */
  itemToText: (item: Item) => string;
  /** More than the text in a row of the list. Default: the text. */
  renderItem?: (item: Item) => ReactNode;
  /** What stands in the field. */
  inputValue: string;
  onInputValueChange: (text: string) => void;
  /** The chosen item, or null. */
  selectedItem: Item | null;
  onSelect: (item: Item) => void;
  /** Empties field and choice. Without it there is no clear button. */
  onClear?: () => void;
  /** Called when the list opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Shown instead of options: loading, nothing found, failed. */
  notice?: ComboboxNotice | undefined;
  /** What a screen reader hears when the options change. */
  announcement: string;
  clearLabel: string;
  /** An icon before the text. Decoration. */
  start?: ReactNode;
}

/**
 * The field, the list and the keyboard of every combobox of the kit; it keeps nothing but whether the list is open and
 * which option is highlighted. Leaving the field never chooses.
 *
 * Every text sits alone in an element of its own: a page translated by the browser has foreign nodes around its words,
 * and React may only replace whole elements there.
 */
export function ComboboxField<Item>({
  label,
  labelVisibility,
  labelEnd,
  hint,
  error,
  requirement,
  describedBy,
  items,
  itemToKey,
  itemToText,
  renderItem,
  inputValue,
  onInputValueChange,
  selectedItem,
  onSelect,
  onClear,
  onOpenChange,
  notice,
  announcement,
  clearLabel,
  start,
  className,
  id,
  ref,
  ...input
}: ComboboxFieldProps<Item>) {
  const generated = useId();
  const controlId = id ?? generated;
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<Item>({
    items: [...items],
    inputId: controlId,
    labelId: `${controlId}-label`,
    menuId: `${controlId}-list`,
    getItemId: (index) => `${controlId}-option-${index}`,
    itemToKey: (item) => (item === null ? null : itemToKey(item)),
    itemToString: (item) => (item === null ? '' : itemToText(item)),
    inputValue,
    selectedItem,
    stateReducer: keepOnBlur,
    onSelectedItemChange: ({ selectedItem: chosen }) => {
      if (chosen !== null) onSelect(chosen);
    },
    onIsOpenChange: ({ isOpen: open }) => onOpenChange?.(open),
  });
  const hasItems = items.length > 0 && notice === undefined;
  const isShown = isOpen && !input.disabled && (hasItems || notice !== undefined);
  const highlighted = isShown && hasItems && highlightedIndex < items.length ? highlightedIndex : -1;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event);
    // Escape belongs to the list while it shows, and to whatever is around the field otherwise; it never empties it.
    if (event.key === 'Escape' && !isShown)
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  };

  return (
    <Field
      label={label}
      labelVisibility={labelVisibility}
      labelEnd={labelEnd}
      hint={hint}
      error={error}
      requirement={requirement}
      describedBy={describedBy}
      controlId={controlId}
      className={className}
    >
      {(control) => (
        <div className={styles.frame} data-open={isShown || undefined}>
          <div
            className={cx(box.box, styles.box)}
            data-invalid={control['aria-invalid']}
            data-disabled={input.disabled || undefined}
          >
            {start !== undefined && <span className={box.adornment}>{start}</span>}
            <input
              {...getInputProps({
                ref,
                dir: 'auto',
                spellCheck: false,
                ...input,
                ...control,
                onKeyDown,
                // In the event itself: a later effect would move the cursor to the end.
                onChange: (event) => onInputValueChange(event.currentTarget.value),
                'aria-expanded': isShown,
                'aria-activedescendant': highlighted < 0 ? undefined : `${controlId}-option-${highlighted}`,
                className: cx(box.input, styles.input),
              })}
            />
            {onClear !== undefined && inputValue !== '' && !input.disabled && (
              <IconButton
                label={clearLabel}
                icon={<XIcon size="sm" />}
                size="sm"
                onClick={() => {
                  onClear();
                  document.getElementById(controlId)?.focus();
                }}
              />
            )}
          </div>
          <div className={styles.panel} hidden={!isShown}>
            <ul {...getMenuProps()} className={styles.list} hidden={!hasItems}>
              {hasItems &&
                items.map((item, index) => {
                  const isSelected = selectedItem !== null && itemToKey(selectedItem) === itemToKey(item);
                  return (
                    <li
                      key={itemToKey(item)}
                      {...getItemProps({ item, index })}
                      className={styles.option}
                      data-highlighted={index === highlighted || undefined}
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
            {notice !== undefined && (
              <div className={styles.notice} data-tone={notice.tone ?? 'info'}>
                {notice.tone === 'busy' && <Spinner size="sm" label={null} />}
                <span>{notice.text}</span>
              </div>
            )}
          </div>
          <VisuallyHidden>
            <span aria-live="polite">{isShown ? (notice?.text ?? announcement) : ''}</span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}

/** The library chooses the highlighted option when the field is left; here only Enter or a press chooses. */
function keepOnBlur<Item>(
  state: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> {
  if (type !== useCombobox.stateChangeTypes.InputBlur) return changes;
  return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
}
