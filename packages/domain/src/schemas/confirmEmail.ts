import { object } from 'yup';
import { auth as texts } from '../texts/index.ts';
import { secret } from './parts.ts';

/** The body of `POST /auth/confirm-email`. */
export const confirmEmailInputSchema = /* @__PURE__ */ object({ token: secret(texts.confirmFailed) });
