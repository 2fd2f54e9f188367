export {
  LocationCombobox,
  type LocationComboboxMessages,
  type LocationComboboxProps,
  type LocationStatus,
} from './LocationCombobox.tsx';
