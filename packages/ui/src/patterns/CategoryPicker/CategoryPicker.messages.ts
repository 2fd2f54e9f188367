import { texts } from '@porchlight/domain';

/** The words of a `CategoryPicker`. */
export interface CategoryPickerMessages {
  /** What the field asks for, unless its `label` says. */
  label: string;
  /** Name of the first question, for screen readers. */
  group: string;
  /** Label of the second question. */
  sub: string;
  /** First line of the second question's list, before a group is chosen. */
  chooseGroup: string;
  /** The same, once one is. */
  chooseSub: string;
}

export const english: CategoryPickerMessages = {
  label: texts.listingForm.mainCategory,
  group: 'Main category',
  sub: texts.listingForm.subCategory,
  chooseGroup: 'Choose a main category first',
  chooseSub: 'Choose a category',
};
