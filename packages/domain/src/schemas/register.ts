import { object } from 'yup';
import * as limits from '../limits/index.ts';
import { auth as texts } from '../texts/index.ts';
import { email, password, repeatedPassword, text } from './parts.ts';

/** The body of `POST /auth/register`. */
export const registerInputSchema = /* @__PURE__ */ object({
  name: text(texts.nameRequired).required(texts.nameRequired).max(limits.nameMax, texts.nameTooLong),
  email: email(),
  password: password(texts.passwordRequired)
    .min(limits.registerPasswordMin, texts.registerPasswordMin)
    .max(limits.passwordMax, texts.passwordTooLong),
});

/** The register form: the same, and the password once more. */
export const registerSchema = /* @__PURE__ */ registerInputSchema.shape({
  confirmPassword: repeatedPassword('password', texts.registerMismatch, texts.registerMismatch),
});
