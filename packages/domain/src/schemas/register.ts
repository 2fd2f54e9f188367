import { object } from 'yup';
import * as limits from '../limits/index.ts';
import { auth as texts } from '../texts/index.ts';
import { isOwnPassword } from '../account/ownPasswords.ts';
import { accountName } from './accountName.ts';
import { email, newPassword, repeatedPassword } from './parts.ts';

/** The body of `POST /auth/register`. */
export const registerInputSchema = /* @__PURE__ */ object({
  name: accountName(),
  email: email(),
  password: newPassword(texts.passwordRequired)
    .min(limits.registerPasswordMin, texts.registerPasswordMin)
    .test('own', texts.passwordOwn, (value, { parent }) => !isOwnPassword(value, parent)),
});

/** The register form: the same, plus the repeated password. */
export const registerSchema = /* @__PURE__ */ registerInputSchema.shape({
  confirmPassword: repeatedPassword('password', texts.registerMismatch, texts.registerMismatch),
});
