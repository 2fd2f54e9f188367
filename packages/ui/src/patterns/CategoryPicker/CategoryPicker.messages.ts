import { texts } from '@porchlight/domain';

/** Texts of a `CategoryPicker`. */
export interface CategoryPickerMessages {
  /** The default label. */
  label: string;
  /** Name of the main categories, for screen readers. */
  group: string;
  /** Label of the subcategory. */
  sub: string;
  /** The list's placeholder, before a main category is selected. */
  chooseGroup: string;
  /** The same afterwards. */
  chooseSub: string;
}

export const english: CategoryPickerMessages = {
  label: texts.listingForm.mainCategory,
  group: 'Main category',
  sub: texts.listingForm.subCategory,
  chooseGroup: 'Choose a main category first',
  chooseSub: 'Choose a category',
};
