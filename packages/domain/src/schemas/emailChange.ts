import { object } from 'yup';
import { profile as texts } from '../texts/index.ts';
import { email, password } from './parts.ts';

/** The form that changes the user's email address, and the body of `PUT /auth/email`. */
export const emailChangeSchema = /* @__PURE__ */ object({
  email: email(texts.newEmailRequired),
  password: password(texts.currentPasswordRequired),
});
