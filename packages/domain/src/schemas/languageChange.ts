import { object, string } from 'yup';
import { languages } from '../language/language.ts';
import { refusals } from '../texts/index.ts';

const { languageUnknown } = refusals.account;

/** The body of `PUT /auth/language`. */
export const languageChangeSchema = /* @__PURE__ */ object({
  language: /* @__PURE__ */ string()
    .typeError(languageUnknown)
    .required(languageUnknown)
    .oneOf(languages, languageUnknown),
});
