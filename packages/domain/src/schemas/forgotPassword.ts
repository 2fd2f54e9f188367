import { object } from 'yup';
import { email } from './parts.ts';

/** The form that requests a reset link, validated on change, and its body. */
export const forgotPasswordSchema = /* @__PURE__ */ object({ email: email() });
