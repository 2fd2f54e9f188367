import { checkInput, type ListingFormData, listingSchema } from '@porchlight/domain';
import type { ListingDraft } from '@porchlight/flows/listingEditor';

/** The fields in the order they stand on the page, for the summary of what is wrong. */
export const fieldOrder = [
  'title',
  'category_id',
  'description',
  'price_type',
  'price',
  'location',
  'contact_email',
  'contact_phone',
] as const satisfies readonly (keyof ListingDraft)[];

export type FieldName = (typeof fieldOrder)[number];

/** Id of a field's control. */
export const fieldId = (name: FieldName): string => `listing-${name}`;

/** Id of what takes the focus when the field is jumped to: the category is a group of radio buttons. */
export const firstControlId = (name: FieldName): string =>
  name === 'category_id' ? `${fieldId(name)}-group-0` : fieldId(name);

/**
 * The cleaned values of a draft that is known to be valid.
 *
 * @throws Error when it is not: the form never sends such a one.
 */
export function checkedForm(draft: ListingDraft): ListingFormData {
  const checked = checkInput(listingSchema, draft);
  if (!checked.ok) throw new Error('The listing form is not valid');
  return checked.value;
}
