import { object } from 'yup';
import * as limits from '../limits/index.ts';
import { profile as texts } from '../texts/index.ts';
import { password, repeatedPassword } from './parts.ts';

/** The form that changes the own password, and the body of `PUT /auth/password`. */
export const passwordChangeSchema = /* @__PURE__ */ object({
  currentPassword: password(texts.currentPasswordRequired),
  newPassword: password(texts.newPasswordRequired).min(limits.profilePasswordMin, texts.newPasswordMin),
  confirmPassword: repeatedPassword('newPassword', texts.confirmRequired, texts.mismatch),
});
