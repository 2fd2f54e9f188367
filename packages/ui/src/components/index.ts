export * from './Accordion/index.ts';
export * from './ActionBar/index.ts';
export * from './Alert/index.ts';
export * from './AlertDialog/index.ts';
export * from './BottomBar/index.ts';
export * from './Breadcrumbs/index.ts';
export * from './Carousel/index.ts';
export * from './Checkbox/index.ts';
export * from './Chip/index.ts';
export * from './ChipRow/index.ts';
export { Combobox, type ComboboxMessages, type ComboboxProps } from './Combobox/index.ts';
export * from './DataTable/index.ts';
export * from './DateField/index.ts';
export * from './DayChart/index.ts';
export { Dialog, type DialogCloseReason, type DialogMessages, type DialogProps } from './Dialog/index.ts';
export * from './Disclosure/index.ts';
export * from './ExpandableText/index.ts';
export * from './Drawing/index.ts';
export * from './EmptyState/index.ts';
export * from './ErrorState/index.ts';
export {
  Field,
  useField,
  type FieldControlProps,
  type FieldMessages,
  type FieldProps,
  type FieldState,
  type FieldWiring,
} from './Field/index.ts';
export * from './FormErrorSummary/index.ts';
export * from './ImageUploader/index.ts';
export * from './LocationCombobox/index.ts';
export * from './Menu/index.ts';
export * from './MultiCombobox/index.ts';
export * from './NumberField/index.ts';
export * from './PageHeader/index.ts';
export * from './Pagination/index.ts';
export * from './PasswordField/index.ts';
export * from './Popover/index.ts';
export * from './PriceField/index.ts';
export * from './ProgressBar/index.ts';
export * from './RadioGroup/index.ts';
export * from './RangeSlider/index.ts';
export * from './Rating/index.ts';
export { SearchField, type SearchFieldMessages, type SearchFieldProps } from './SearchField/index.ts';
export * from './SegmentedControl/index.ts';
export * from './Select/index.ts';
export * from './Sheet/index.ts';
export * from './SkipLink/index.ts';
export * from './Stepper/index.ts';
export * from './Switch/index.ts';
export * from './Tabs/index.ts';
export * from './TextArea/index.ts';
export * from './TextField/index.ts';
export * from './ToastRegion/index.ts';
export * from './Tooltip/index.ts';
