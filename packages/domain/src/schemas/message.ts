import { object } from 'yup';
import * as limits from '../limits/index.ts';
import { contactSeller as texts } from '../texts/index.ts';
import { text } from './parts.ts';

/** The form that writes to a seller. An empty subject is allowed: the server fills in the default. */
export const messageSchema = /* @__PURE__ */ object({
  subject: text(texts.subjectTooLong)
    .transform((value: unknown) => value ?? '')
    .max(limits.subjectMax, texts.subjectTooLong)
    .default(''),
  content: text(texts.messageRequired)
    .required(texts.messageRequired)
    .max(limits.messageMax, texts.messageTooLong),
});

/** The body of `POST /messages`. */
export const messageInputSchema = /* @__PURE__ */ messageSchema.shape({
  listing_id: text(texts.listingRequired).required(texts.listingRequired),
});
