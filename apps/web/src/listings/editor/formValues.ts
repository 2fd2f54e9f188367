import {
  type Category,
  checkInput,
  findCategory,
  knownPeriod,
  type ListingFormData,
  listingSchema,
  type PricePeriod,
} from '@porchlight/domain';
import type { ListingDraft } from '@porchlight/flows/listingEditor';

/** The fields in the order they stand on the page, for the summary of what is wrong. */
export const fieldOrder = [
  'title',
  'category_id',
  'condition',
  'description',
  'price_type',
  'price',
  'price_period',
  'location',
  'contact_email',
  'contact_phone',
  'show_phone',
] as const satisfies readonly (keyof ListingDraft)[];

export type FieldName = (typeof fieldOrder)[number];

/** Id of a field's control. */
export const fieldId = (name: FieldName | 'photos'): string => `listing-${name}`;

/** Id of what takes the focus when the field is jumped to: the category is a group of radio buttons. */
export const firstControlId = (name: FieldName): string =>
  name === 'category_id' ? `${fieldId(name)}-group-0` : fieldId(name);

/** Id of the field of photos, which are none of the draft. */
export const photosId = fieldId('photos');

/** What prices may be for in a category, other than the whole. */
export function periodsOf(categories: readonly Category[], id: string): readonly PricePeriod[] {
  const found = findCategory(categories, id);
  return found.kind === 'sub'
    ? (found.sub.price_periods ?? []).flatMap((name) => knownPeriod(name) ?? [])
    : [];
}

/** Whether what is offered in a category is in some condition. */
export function hasCondition(categories: readonly Category[], id: string): boolean {
  const found = findCategory(categories, id);
  return found.kind === 'sub' && found.sub.has_condition === true;
}

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
