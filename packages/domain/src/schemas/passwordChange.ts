import { object } from 'yup';
import * as limits from '../limits/index.ts';
import { profile as texts } from '../texts/index.ts';
import { newPassword, password, repeatedPassword } from './parts.ts';

/** The form that changes the user's password, and the body of `PUT /auth/password`. */
export const passwordChangeSchema = /* @__PURE__ */ object({
  currentPassword: password(texts.currentPasswordRequired),
  newPassword: newPassword(texts.newPasswordRequired).min(limits.profilePasswordMin, texts.newPasswordMin),
  confirmPassword: repeatedPassword('newPassword', texts.confirmRequired, texts.mismatch),
});
