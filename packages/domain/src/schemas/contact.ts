import { object, string } from 'yup';
import { contactCategories } from '../entities.ts';
import * as limits from '../limits/index.ts';
import { contact as texts } from '../texts/index.ts';
import { email, text } from './parts.ts';

/** The contact form, and the body of `POST /support/contact`. */
export const contactSchema = /* @__PURE__ */ object({
  name: text(texts.nameRequired).required(texts.nameRequired).max(limits.supportNameMax, texts.nameTooLong),
  email: email(),
  category: string()
    .typeError(texts.categoryRequired)
    .required(texts.categoryRequired)
    .oneOf(contactCategories, texts.categoryRequired),
  subject: text(texts.subjectRequired)
    .required(texts.subjectRequired)
    .max(limits.supportSubjectMax, texts.subjectTooLong),
  message: text(texts.messageRequired)
    .required(texts.messageRequired)
    .max(limits.supportTextMax, texts.messageTooLong),
});
