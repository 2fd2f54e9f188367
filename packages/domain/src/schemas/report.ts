import { object, string } from 'yup';
import { contactPreferences, reportTypes, urgencies } from '../wire/values.ts';
import * as limits from '../limits/index.ts';
import { report as texts } from '../texts/index.ts';
import { isWebUrl } from '../text/urls.ts';
import { email, optionalText, text } from './parts.ts';

/** The report form, and the body of `POST /support/report`. */
export const reportSchema = /* @__PURE__ */ object({
  reporter_name: text(texts.nameRequired, {
    max: limits.supportNameMax,
    tooLong: texts.nameTooLong,
  }).required(texts.nameRequired),
  reporter_email: email(texts.emailRequired),
  report_type: string()
    .typeError(texts.typeRequired)
    .required(texts.typeRequired)
    .oneOf(reportTypes, texts.typeRequired),
  urgency: string()
    .typeError(texts.urgencyRequired)
    .required(texts.urgencyRequired)
    .oneOf(urgencies, texts.urgencyRequired),
  user_reported: optionalText({ max: limits.supportSubjectMax, tooLong: texts.userReportedTooLong }),
  listing_url: optionalText({ max: limits.listingUrlMax, tooLong: texts.listingUrlTooLong }).test(
    'web',
    texts.listingUrlInvalid,
    (value) => !value || isWebUrl(value),
  ),
  message_id: optionalText({ max: limits.supportSubjectMax, tooLong: texts.messageIdTooLong }),
  subject: text(texts.subjectRequired, {
    max: limits.supportSubjectMax,
    tooLong: texts.subjectTooLong,
  }).required(texts.subjectRequired),
  description: text(texts.descriptionRequired, {
    max: limits.supportTextMax,
    tooLong: texts.descriptionTooLong,
  }).required(texts.descriptionRequired),
  evidence: optionalText({ max: limits.supportTextMax, tooLong: texts.evidenceTooLong }),
  contact_preference: string()
    .typeError(texts.preferenceInvalid)
    .transform((value: unknown) => value || undefined)
    .oneOf(contactPreferences, texts.preferenceInvalid)
    .default(limits.defaultContactPreference),
});
