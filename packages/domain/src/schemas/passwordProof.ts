import { object } from 'yup';
import { profile as texts } from '../texts/index.ts';
import { password } from './parts.ts';

/** The body of `DELETE /auth/account` and `POST /auth/export`, and the forms that send them. */
export const passwordProofSchema = /* @__PURE__ */ object({
  password: password(texts.currentPasswordRequired),
});
