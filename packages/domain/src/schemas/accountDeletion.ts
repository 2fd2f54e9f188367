import { object } from 'yup';
import { profile as texts } from '../texts/index.ts';
import { password } from './parts.ts';

/** The form that deletes the own account, and the body of `DELETE /auth/account`. */
export const accountDeletionSchema = /* @__PURE__ */ object({
  password: password(texts.currentPasswordRequired),
});
