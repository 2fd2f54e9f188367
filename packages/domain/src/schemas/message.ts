import { object } from 'yup';
import * as limits from '../limits/index.ts';
import { contactSeller as texts } from '../texts/index.ts';
import { id, text } from './parts.ts';

/** The form that writes to a seller. An empty subject is allowed: the server fills in the default. */
export const messageSchema = /* @__PURE__ */ object({
  subject: text(texts.subjectTooLong, { max: limits.subjectMax, tooLong: texts.subjectTooLong })
    .transform((value: unknown) => value ?? '')
    .default(''),
  content: text(texts.messageRequired, { max: limits.messageMax, tooLong: texts.messageTooLong }).required(
    texts.messageRequired,
  ),
});

/** The body of `POST /messages`. */
export const messageInputSchema = /* @__PURE__ */ messageSchema.shape({
  listing_id: id(texts.listingRequired),
});
