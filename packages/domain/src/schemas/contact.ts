import { object, string } from 'yup';
import { contactCategories } from '../wire/values.ts';
import * as limits from '../limits/index.ts';
import { contact as texts } from '../texts/index.ts';
import { email, text } from './parts.ts';

/** The contact form, and the body of `POST /support/contact`. */
export const contactSchema = /* @__PURE__ */ object({
  name: text(texts.nameRequired, { max: limits.supportNameMax, tooLong: texts.nameTooLong }).required(
    texts.nameRequired,
  ),
  email: email(),
  category: string()
    .typeError(texts.categoryRequired)
    .required(texts.categoryRequired)
    .oneOf(contactCategories, texts.categoryRequired),
  subject: text(texts.subjectRequired, {
    max: limits.supportSubjectMax,
    tooLong: texts.subjectTooLong,
  }).required(texts.subjectRequired),
  message: text(texts.messageRequired, {
    max: limits.supportTextMax,
    tooLong: texts.messageTooLong,
  }).required(texts.messageRequired),
});
