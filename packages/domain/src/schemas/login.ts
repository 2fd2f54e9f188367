import { object } from 'yup';
import { auth as texts } from '../texts/index.ts';
import { email, password } from './parts.ts';

/** The sign-in form and the body of `POST /auth/login`. */
export const loginSchema = /* @__PURE__ */ object({
  email: email(),
  password: password(texts.passwordRequired),
});
