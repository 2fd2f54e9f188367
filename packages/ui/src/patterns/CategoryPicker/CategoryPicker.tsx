import { findCategory, type Category } from '@porchlight/domain';
import { type ChangeEventHandler, type ComponentProps, type Ref, useMemo, useRef, useState } from 'react';

import { Field, type FieldProps, PostedInput, tellLeft } from '../../components/Field/index.ts';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { Select } from '../../components/Select/index.ts';
import { enterText, mergeRefs, useFieldValue, useMessages, useStableId } from '../../lib/index.ts';
import { CategoryIcon } from '../CategoryIcon/index.ts';
import * as styles from './CategoryPicker.css.ts';
import { english, type CategoryPickerMessages } from './CategoryPicker.messages.ts';

export interface CategoryPickerProps
  extends
    Pick<FieldProps, 'hint' | 'error' | 'requirement'>,
    Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue' | 'ref'> {
  /** The main categories with their subcategories, as fetched. */
  categories: readonly Category[];
  /**
   * Id of the selected subcategory, when the parent keeps it; `''` for none. An unknown id counts as none. Default:
   * the field keeps it.
   */
  value?: string;
  /** Id of the subcategory at first, when the field keeps it. Default none. */
  defaultValue?: string;
  /** Called with the selected subcategory's id, and with `''` when another main category is selected. */
  onValueChange?: (id: string) => void;
  /** Called with the event of the input that holds the id. Default none. */
  onChange?: ChangeEventHandler<HTMLInputElement>;
  /** Form field name of the id. Default: nothing is submitted. */
  name?: string;
  /** Reaches the hidden input that holds the id and passes the focus on. */
  ref?: Ref<HTMLInputElement>;
  /** The field's label. Default 'Category'. */
  label?: FieldProps['label'];
  /** Disables both controls, for example while the categories load. Default false. */
  disabled?: boolean;
  /** Texts, for translation. Default English. */
  messages?: Partial<CategoryPickerMessages>;
}

/**
 * The category of a listing in two steps: one of five main categories, then a subcategory. For filtering by category
 * use chips.
 * Renders `<fieldset>` with radio buttons and a `<select>`. The first radio's id is the field's `id` and `-group-0`,
 * the select's is `id` and `-sub`.
 */
export function CategoryPicker({
  categories,
  value,
  defaultValue,
  onValueChange,
  onChange,
  onBlur,
  name,
  ref,
  label,
  disabled = false,
  messages,
  id,
  ...field
}: CategoryPickerProps) {
  const words = useMessages('CategoryPicker', english, messages);
  const base = useStableId(id);
  const posted = useRef<HTMLInputElement>(null);
  const refs = useMemo(() => mergeRefs(posted, ref), [ref]);
  const first = useRef<HTMLInputElement>(null);
  const [touched, setTouched] = useState('');
  const chosen = useFieldValue(posted, { value, defaultValue, onPut: () => setTouched('') });
  const found = findCategory(categories, chosen);
  const groupId = found.kind === 'sub' ? found.group.id : touched;
  const group = categories.find((candidate) => candidate.id === groupId);

  const chooseGroup = (next: string) => {
    setTouched(next);
    enterText(posted.current, '');
  };
  const { requirement } = field;
  return (
    <Field
      {...field}
      id={base}
      controlId={base}
      label={label ?? words.label}
      kind="group"
      onBlur={({ target }) => {
        if (target !== posted.current) tellLeft(posted.current);
      }}
    >
      {(control) => (
        <div className={styles.body}>
          <PostedInput
            {...{ name, value, defaultValue, onChange, onValueChange, disabled }}
            // An event of the field, whose element is this input here.
            onBlur={onBlur as ComponentProps<'input'>['onBlur']}
            ref={refs}
            shown={first}
          />
          <RadioGroup
            ref={(radio) => {
              first.current ??= radio;
            }}
            id={`${base}-group`}
            label={words.group}
            labelVisibility="hidden"
            variant="tiles"
            value={group?.id ?? ''}
            onValueChange={chooseGroup}
            disabled={disabled}
            options={categories.map((category) => ({
              value: category.id,
              label: category.name,
              icon: <CategoryIcon icon={category.icon} />,
            }))}
          />
          <Select
            id={`${base}-sub`}
            className={styles.sub}
            label={words.sub}
            placeholder={group ? words.chooseSub : words.chooseGroup}
            options={(group?.subCategories ?? []).map((sub) => ({ value: sub.id, label: sub.name }))}
            value={found.kind === 'sub' ? found.sub.id : ''}
            onValueChange={(next) => enterText(posted.current, next)}
            disabled={disabled || group === undefined}
            requirement={requirement === 'required' ? requirement : undefined}
            describedBy={control['aria-describedby']}
          />
        </div>
      )}
    </Field>
  );
}
