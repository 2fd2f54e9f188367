import { number, object, string } from 'yup';
import * as limits from '../limits/index.ts';
import type { OfferAnswer } from '../messages/offers.ts';
import { isWholeCents, parseAmount } from '../listings/price.ts';
import { listingForm, offers as texts } from '../texts/index.ts';
import { text } from './parts.ts';

const answers: readonly OfferAnswer[] = ['accepted', 'declined', 'withdrawn'];

/** The offer form, with the amount as text or number. */
const offerSchema = /* @__PURE__ */ object({
  amount: /* @__PURE__ */ number()
    .typeError(texts.amountRequired)
    .transform((_value: unknown, typed: unknown) =>
      typeof typed === 'string' ? (parseAmount(typed) ?? Number.NaN) : typed,
    )
    .required(texts.amountRequired)
    .min(limits.offerMin, texts.amountMin)
    .max(limits.priceMax, listingForm.priceMax)
    .test(
      'cents',
      texts.amountRequired,
      (value) => value === undefined || value > limits.priceMax || isWholeCents(value),
    ),
});

/** The body of `POST /messages/conversations/{listing}/{other}/offers`. */
export const offerInputSchema = /* @__PURE__ */ offerSchema.shape({
  counters: /* @__PURE__ */ text(texts.closed, { max: limits.idMax, tooLong: texts.closed }),
});

/** The body of `PUT /messages/{id}/offer`. */
export const offerAnswerSchema = /* @__PURE__ */ object({
  status: /* @__PURE__ */ string()
    .typeError(texts.noAnswer)
    .required(texts.noAnswer)
    .oneOf(answers, texts.noAnswer),
});
