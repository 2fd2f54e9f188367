import { mixed, number, object, string, type InferType } from 'yup';
import { listingConditions, pricePeriods, priceTypes } from '../wire/values.ts';
import type { Place } from '../answers/index.ts';
import * as limits from '../limits/index.ts';
import { hasPhoneDigits, plainPhone } from '../listings/phones.ts';
import { isWholeCents, parseAmount } from '../listings/price.ts';
import { isRecord } from '../wire/records.ts';
import { listingForm as texts } from '../texts/index.ts';
import type { ListingInput } from '../wire/wire.ts';
import { hasVisibleLetter } from '../text/visibleText.ts';
import { email, id, line, plain, text } from './parts.ts';

function readAmount(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? 0 : (parseAmount(value) ?? Number.NaN);
}

const amount = /* @__PURE__ */ number()
  .typeError(texts.priceInvalid)
  .nonNullable(texts.priceInvalid)
  .transform((_value: unknown, typed: unknown) => readAmount(typed))
  .min(limits.priceMin, texts.priceMin)
  .max(limits.priceMax, texts.priceMax)
  .test(
    'cents',
    texts.priceInvalid,
    (value) => value === undefined || value > limits.priceMax || isWholeCents(value),
  )
  .default(0)
  .when('price_type', ([type], schema) => (type === 'free' ? schema.transform(() => 0) : schema));

const period = /* @__PURE__ */ string()
  .typeError(texts.pricePeriodInvalid)
  .transform((_value: unknown, typed: unknown) => (typed === null || typed === '' ? undefined : typed))
  .oneOf(pricePeriods, texts.pricePeriodInvalid)
  .when('price_type', ([type], schema) => (type === 'free' ? schema.transform(() => undefined) : schema));

const condition = /* @__PURE__ */ string()
  .typeError(texts.conditionInvalid)
  .transform((_value: unknown, typed: unknown) => (typed === null || typed === '' ? undefined : typed))
  .oneOf(listingConditions, texts.conditionInvalid);

/** Rules shared by the form and the request body. */
export const listingFields = {
  title: /* @__PURE__ */ line(texts.titleMin, { max: limits.titleMax, tooLong: texts.titleMax })
    .required(texts.titleMin)
    .min(limits.titleMin, texts.titleMin)
    .test('letter', texts.titleNeedsLetter, (value) => !value || hasVisibleLetter(value)),
  description: /* @__PURE__ */ text(texts.descriptionMin, {
    max: limits.descriptionMax,
    tooLong: texts.descriptionMax,
  })
    .required(texts.descriptionMin)
    .min(limits.descriptionMin, texts.descriptionMin),
  price_type: /* @__PURE__ */ string()
    .typeError(texts.priceTypeRequired)
    .required(texts.priceTypeRequired)
    .oneOf(priceTypes, texts.priceTypeRequired),
  price: amount,
  price_period: period,
  condition,
  contact_email: /* @__PURE__ */ email(texts.emailInvalid),
  contact_phone: /* @__PURE__ */ plain(texts.phoneInvalid, {
    max: limits.phoneMax,
    tooLong: texts.phoneMax,
    read: plainPhone,
  })
    .transform((value: unknown, typed: unknown) => (typed === null ? undefined : value || undefined))
    .matches(/^[\d \-()+.#]*$/, texts.phoneInvalid)
    .min(limits.phoneMin, texts.phoneMin)
    .test(
      'digits',
      texts.phoneInvalid,
      (value) => !value || value.length < limits.phoneMin || hasPhoneDigits(value),
    ),
  show_phone: /* @__PURE__ */ mixed<boolean>((value): value is boolean => typeof value === 'boolean')
    .typeError(texts.showPhoneInvalid)
    .nonNullable(texts.showPhoneInvalid),
  category_id: /* @__PURE__ */ id(texts.categoryRequired),
};

function isPlace(value: unknown): boolean {
  return isRecord(value) && typeof value['formatted'] === 'string' && Boolean(value['place_id']);
}

/**
 * The listing form, create and edit. `price` is the text of its field: an empty one counts as 0, and any price does
 * when the type is free. `location` is the chosen place, or null.
 */
export const listingSchema = /* @__PURE__ */ object({
  ...listingFields,
  location: mixed<Pick<Place, 'place_id' | 'formatted'>>()
    .nullable()
    .required(texts.locationRequired)
    .test(
      'place',
      texts.locationRequired,
      (value) => value === null || value === undefined || isPlace(value),
    ),
});

/** Values of a valid listing form. */
export type ListingFormData = InferType<typeof listingSchema>;

/** The request body of a valid form. Empty optional fields are omitted. */
export function toListingInput(form: ListingFormData): ListingInput {
  const {
    location,
    contact_phone: phone,
    show_phone: showPhone,
    price_period: pricePeriod,
    condition: shape,
    ...rest
  } = form;
  return {
    ...rest,
    location: location.formatted,
    ...(pricePeriod && { price_period: pricePeriod }),
    ...(shape && { condition: shape }),
    ...(phone && { contact_phone: phone }),
    ...(phone && showPhone && { show_phone: true }),
  };
}
