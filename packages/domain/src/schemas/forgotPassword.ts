import { object } from 'yup';
import { email } from './parts.ts';

/** The form that asks for a reset link, checked on change, and its body. */
export const forgotPasswordSchema = /* @__PURE__ */ object({ email: email() });
