import { fireEvent, within } from '@testing-library/react';
import type { FieldProps } from 'formik';
import { type FunctionComponent, type ReactElement, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

import { sampleCategories } from '../samples/index.ts';
import * as kit from '../index.ts';
import type { ComponentName } from './samples.tsx';

/** Props that a form library passes to a field. */
type Registered = UseFormRegisterReturn<'field'>;
type Formiked = FieldProps['field'];

/** One field in the four ways to build forms. */
export interface FormSample {
  /** Its initial value, and the one after `use`, as a parent keeps them. */
  values: readonly [first: unknown, next: unknown];
  /** The submitted values, if they differ from the value as text. */
  posted?: readonly [first: readonly string[], next: readonly string[]];
  /** The visible values, if they differ from the submitted ones. */
  shown?: readonly [first: readonly string[], next: readonly string[]];
  /** Changes it like a user. */
  use: (field: HTMLElement) => void;
  /** Further text about its value, such as a counter. */
  says?: (field: HTMLElement) => string | null | undefined;
  /** In a plain form. */
  plain: ReactElement;
  /** With a parent that controls the value, and reports changes. */
  controlled: FunctionComponent<{ onTold: (value: unknown) => void }>;
  /** With `register` of react-hook-form. */
  registered: ((given: Registered) => ReactElement) | { not: string };
  /** With `getFieldProps` of Formik. */
  formik: ((given: Formiked) => ReactElement) | { not: string };
}

/** Components that submit a form value, by their props. Those left out are whole forms. */
export type FieldName = Exclude<
  {
    [Name in ComponentName]: (typeof kit)[Name] extends (props: infer Props) => unknown
      ? 'name' extends keyof Props
        ? Extract<keyof Props, 'onValueChange' | 'onCheckedChange' | 'onFilesAdd'> extends never
          ? never
          : Name
        : never
      : never;
  }[ComponentName],
  'CookiePreferences' | 'FilterPanel' | 'ReplyBox' | 'SearchForm'
>;

/** A parent component that keeps a value with `useState`. */
function owned<Value>(first: Value, render: (value: Value, set: (next: Value) => void) => ReactElement) {
  return function Owner({ onTold }: { onTold: (value: unknown) => void }) {
    const [value, setValue] = useState(first);
    return render(value, (next) => {
      setValue(next);
      onTold(next);
    });
  };
}

/** Replaces the text of the only text field with this role. */
const type =
  (role: string, text: string) =>
  (field: HTMLElement): void => {
    fireEvent.input(within(field).getByRole(role), { target: { value: text } });
  };
const press =
  (role: string, name?: string) =>
  (field: HTMLElement): void => {
    fireEvent.click(within(field).getByRole(role, name === undefined ? {} : { name }));
  };

const label = 'Field';
const options = [
  { value: 'red', label: 'Red' },
  { value: 'blue', label: 'Blue' },
];

const colors = {
  items: options,
  itemToKey: ({ value }: { value: string }) => value,
  itemToText: ({ label: words }: { label: string }) => words,
};
const [sampleGroup = { id: '', subCategories: [] }] = sampleCategories;
const [firstCategory = { id: '', name: '' }, nextCategory = { id: '', name: '' }] = sampleGroup.subCategories;

const photo = new File(['x'], 'chair.webp', { type: 'image/webp' });

/** Every field in all four ways. A missing one is a type error. */
export const formSamples: Record<FieldName, FormSample> = {
  Checkbox: {
    values: [true, false],
    posted: [['on'], []],
    shown: [['on'], []],
    use: press('checkbox'),
    plain: <kit.Checkbox label={label} name="field" defaultChecked />,
    controlled: owned(true, (value, set) => (
      <kit.Checkbox label={label} name="field" checked={value} onCheckedChange={set} />
    )),
    registered: (given) => <kit.Checkbox label={label} {...given} />,
    formik: (given) => <kit.Checkbox label={label} {...given} />,
  },
  CategoryPicker: {
    values: [firstCategory.id, nextCategory.id],
    shown: [
      [sampleGroup.id, firstCategory.name],
      [sampleGroup.id, nextCategory.name],
    ],
    use: (field) => {
      fireEvent.change(within(field).getByRole('combobox'), { target: { value: nextCategory.id } });
    },
    plain: <kit.CategoryPicker categories={sampleCategories} name="field" defaultValue={firstCategory.id} />,
    controlled: owned(firstCategory.id, (value, set) => (
      <kit.CategoryPicker categories={sampleCategories} name="field" value={value} onValueChange={set} />
    )),
    registered: (given) => <kit.CategoryPicker categories={sampleCategories} {...given} />,
    formik: (given) => <kit.CategoryPicker categories={sampleCategories} {...given} />,
  },
  Combobox: {
    values: ['red', 'blue'],
    shown: [['Red'], ['Blue']],
    use: (field) => {
      fireEvent.click(within(field).getByRole('combobox'));
      fireEvent.click(within(field).getByRole('option', { name: 'Blue' }));
    },
    plain: <kit.Combobox label={label} {...colors} name="field" defaultValue="red" />,
    controlled: owned('red', (value, set) => (
      <kit.Combobox label={label} {...colors} name="field" value={value} onValueChange={set} />
    )),
    registered: (given) => <kit.Combobox label={label} {...colors} {...given} />,
    formik: (given) => <kit.Combobox label={label} {...colors} {...given} />,
  },
  DateField: {
    values: ['2026-06-15', '2026-07-01'],
    use: (field) => {
      fireEvent.input(within(field).getByLabelText(label), { target: { value: '2026-07-01' } });
    },
    plain: <kit.DateField label={label} name="field" defaultValue="2026-06-15" />,
    controlled: owned('2026-06-15', (value, set) => (
      <kit.DateField label={label} name="field" value={value} onValueChange={set} />
    )),
    registered: (given) => <kit.DateField label={label} {...given} />,
    formik: (given) => <kit.DateField label={label} {...given} />,
  },
  ImageUploader: {
    values: [[], [photo]],
    // An empty file input submits a file without a name.
    posted: [[''], [photo.name]],
    shown: [[], []],
    use: (field) => {
      fireEvent.change(within(field).getByLabelText(/Add photos/), { target: { files: [photo] } });
    },
    says: (field) =>
      within(field)
        .queryAllByRole('img')
        .map((image) => image.getAttribute('alt'))
        .join(),
    plain: <kit.ImageUploader label={label} name="field" />,
    controlled: owned<readonly File[]>([], (files, set) => (
      <kit.ImageUploader
        label={label}
        name="field"
        items={files.map((file) => ({
          id: file.name,
          preview: '/chair',
          status: 'done',
          file,
        }))}
        onFilesAdd={(added) => set([...files, ...added])}
      />
    )),
    registered: { not: 'Files are chosen by people: a library has none to fill or to set it with.' },
    formik: { not: 'Files are chosen by people: a library has none to fill or to set it with.' },
  },
  MultiCombobox: {
    values: [['red'], ['red', 'blue']],
    shown: [
      ['Red', ''],
      ['Red', 'Blue', ''],
    ],
    use: (field) => {
      fireEvent.click(within(field).getByRole('combobox'));
      fireEvent.click(within(field).getByRole('option', { name: 'Blue' }));
    },
    says: (field) =>
      within(field)
        .getAllByRole('button')
        .map((chip) => chip.getAttribute('aria-label'))
        .join(),
    plain: <kit.MultiCombobox label={label} {...colors} name="field" defaultValue={['red']} />,
    controlled: owned<readonly string[]>(['red'], (value, set) => (
      <kit.MultiCombobox label={label} {...colors} name="field" value={value} onValueChange={set} />
    )),
    registered: (given) => <kit.MultiCombobox label={label} {...colors} {...given} />,
    formik: (given) => <kit.MultiCombobox label={label} {...colors} {...given} />,
  },
  NumberField: {
    values: ['4', '12.50'],
    use: type('spinbutton', '12.50'),
    says: (field) => within(field).getByRole('spinbutton').getAttribute('aria-valuenow'),
    plain: <kit.NumberField label={label} name="field" defaultValue="4" />,
    controlled: owned('4', (value, set) => (
      <kit.NumberField label={label} name="field" value={value} onValueChange={set} />
    )),
    registered: (given) => <kit.NumberField label={label} {...given} />,
    formik: (given) => <kit.NumberField label={label} {...given} />,
  },
  PasswordField: {
    values: ['porch', 'a Porch light, 42 lamps'],
    use: (field) => {
      fireEvent.input(within(field).getByLabelText(label), { target: { value: 'a Porch light, 42 lamps' } });
    },
    says: (field) => field.querySelector('[data-strength]')?.getAttribute('data-strength'),
    plain: <kit.PasswordField label={label} name="field" kind="new" strength="shown" defaultValue="porch" />,
    controlled: owned('porch', (value, set) => (
      <kit.PasswordField
        label={label}
        name="field"
        kind="new"
        strength="shown"
        value={value}
        onValueChange={set}
      />
    )),
    registered: (given) => <kit.PasswordField label={label} kind="new" strength="shown" {...given} />,
    formik: (given) => <kit.PasswordField label={label} kind="new" strength="shown" {...given} />,
  },
  PriceField: {
    values: ['0', '12.50'],
    use: type('spinbutton', '12.50'),
    says: (field) => field.querySelector('[aria-live]')?.textContent,
    plain: <kit.PriceField label={label} name="field" defaultValue="0" />,
    controlled: owned('0', (value, set) => (
      <kit.PriceField label={label} name="field" value={value} onValueChange={set} />
    )),
    registered: (given) => <kit.PriceField label={label} {...given} />,
    formik: (given) => <kit.PriceField label={label} {...given} />,
  },
  RadioGroup: {
    values: ['red', 'blue'],
    use: press('radio', 'Blue'),
    plain: <kit.RadioGroup label={label} name="field" options={options} defaultValue="red" />,
    controlled: owned<string>('red', (value, set) => (
      <kit.RadioGroup label={label} name="field" options={options} value={value} onValueChange={set} />
    )),
    registered: (given) => <kit.RadioGroup label={label} options={options} {...given} />,
    formik: (given) => <kit.RadioGroup label={label} options={options} {...given} />,
  },
  RangeSlider: {
    values: [
      [10, 90],
      [20, 90],
    ],
    use: (field) => {
      fireEvent.change(within(field).getAllByRole('slider')[0] ?? field, { target: { value: '20' } });
    },
    plain: <kit.RangeSlider label={label} name="field" defaultValue={[10, 90]} />,
    controlled: owned<kit.RangeValue>([10, 90], (value, set) => (
      <kit.RangeSlider label={label} name="field" value={value} onValueChange={set} />
    )),
    registered: { not: 'Two controls make its value: `Controller`.' },
    formik: { not: 'Two controls make its value: `setFieldValue`.' },
  },
  RatingField: {
    values: [2, 4],
    use: (field) => {
      fireEvent.click(within(field).getAllByRole('radio')[3] ?? field);
    },
    plain: <kit.RatingField label={label} name="field" defaultValue={2} />,
    controlled: owned<number | null>(2, (value, set) => (
      <kit.RatingField label={label} name="field" value={value} onValueChange={set} />
    )),
    registered: { not: 'Its value is a number or null: `Controller`.' },
    formik: { not: 'Its value is a number or null: `setFieldValue`.' },
  },
  SearchField: {
    values: ['desk', 'bike'],
    use: type('textbox', 'bike'),
    plain: <kit.SearchField name="field" defaultValue="desk" />,
    controlled: owned('desk', (value, set) => (
      <kit.SearchField name="field" value={value} onValueChange={set} />
    )),
    registered: (given) => <kit.SearchField {...given} />,
    formik: (given) => <kit.SearchField {...given} />,
  },
  SegmentedControl: {
    values: ['red', 'blue'],
    use: press('radio', 'Blue'),
    plain: <kit.SegmentedControl label={label} name="field" options={options} defaultValue="red" />,
    controlled: owned<string>('red', (value, set) => (
      <kit.SegmentedControl label={label} name="field" options={options} value={value} onValueChange={set} />
    )),
    registered: (given) => <kit.SegmentedControl label={label} options={options} {...given} />,
    formik: (given) => <kit.SegmentedControl label={label} options={options} {...given} />,
  },
  Select: {
    values: ['blue', 'red'],
    shown: [['Blue'], ['Red']],
    use: (field) => {
      fireEvent.change(within(field).getByRole('combobox'), { target: { value: 'red' } });
    },
    plain: <kit.Select label={label} name="field" options={options} defaultValue="blue" />,
    controlled: owned('blue', (value, set) => (
      <kit.Select label={label} name="field" options={options} value={value} onValueChange={set} />
    )),
    registered: (given) => <kit.Select label={label} options={options} {...given} />,
    formik: (given) => <kit.Select label={label} options={options} {...given} />,
  },
  Switch: {
    values: [true, false],
    posted: [['on'], []],
    shown: [['on'], []],
    use: press('switch'),
    plain: <kit.Switch label={label} name="field" defaultChecked />,
    controlled: owned(true, (value, set) => (
      <kit.Switch label={label} name="field" checked={value} onCheckedChange={set} />
    )),
    registered: (given) => <kit.Switch label={label} {...given} />,
    formik: (given) => <kit.Switch label={label} {...given} />,
  },
  TextArea: {
    values: ['Oak', 'Walnut, seats six'],
    use: type('textbox', 'Walnut, seats six'),
    says: (field) => within(field).getByText(/ \/ 50$/).textContent,
    plain: <kit.TextArea label={label} name="field" max={50} defaultValue="Oak" />,
    controlled: owned('Oak', (value, set) => (
      <kit.TextArea label={label} name="field" max={50} value={value} onValueChange={set} />
    )),
    registered: (given) => <kit.TextArea label={label} {...given} max={50} />,
    formik: (given) => <kit.TextArea label={label} {...given} max={50} />,
  },
  TextField: {
    values: ['Ana', 'Ben'],
    use: type('textbox', 'Ben'),
    plain: <kit.TextField label={label} name="field" defaultValue="Ana" />,
    controlled: owned('Ana', (value, set) => (
      <kit.TextField label={label} name="field" value={value} onValueChange={set} />
    )),
    registered: (given) => <kit.TextField label={label} {...given} />,
    formik: (given) => <kit.TextField label={label} {...given} />,
  },
};
