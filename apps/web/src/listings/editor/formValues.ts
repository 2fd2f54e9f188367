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

/** Fields in page order, for the error summary. */
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

/** Id of the element to focus: the category is a group of radio buttons. */
export const firstControlId = (name: FieldName): string =>
  name === 'category_id' ? `${fieldId(name)}-group-0` : fieldId(name);

/** Id of the photo field, which is not part of the draft. */
export const photosId = fieldId('photos');

/** Price periods of a category. */
export function periodsOf(categories: readonly Category[], id: string): readonly PricePeriod[] {
  const found = findCategory(categories, id);
  return found.kind === 'sub'
    ? (found.sub.price_periods ?? []).flatMap((name) => knownPeriod(name) ?? [])
    : [];
}

/** Whether listings of a category have a condition. */
export function hasCondition(categories: readonly Category[], id: string): boolean {
  const found = findCategory(categories, id);
  return found.kind === 'sub' && found.sub.has_condition === true;
}

/**
 * The cleaned values of a valid draft.
 *
 * @throws Error when invalid: the form never submits an invalid draft
 */
export function checkedForm(draft: ListingDraft): ListingFormData {
  const checked = checkInput(listingSchema, draft);
  if (!checked.ok) throw new Error('The listing form is not valid');
  return checked.value;
}
