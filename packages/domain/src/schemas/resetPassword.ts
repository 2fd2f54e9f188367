import { object } from 'yup';
import * as limits from '../limits/index.ts';
import { passwordClasses } from '../account/passwords.ts';
import { auth as texts } from '../texts/index.ts';
import { newPassword, repeatedPassword, secret } from './parts.ts';

/** The form that sets a new password after a reset link. */
export const resetPasswordSchema = /* @__PURE__ */ object({
  password: newPassword(texts.resetPasswordMin)
    .min(limits.resetPasswordMin, texts.resetPasswordMin)
    .test('classes', texts.resetPasswordClasses, (value) =>
      passwordClasses.every((kind) => kind.test(value ?? '')),
    ),
  confirmPassword: repeatedPassword('password', texts.resetMismatch, texts.resetMismatch),
});

/** The body of `POST /auth/reset-password`: the same, plus the token of the link. */
export const resetPasswordInputSchema = /* @__PURE__ */ resetPasswordSchema.shape({
  token: secret(texts.resetTokenMissing),
});
