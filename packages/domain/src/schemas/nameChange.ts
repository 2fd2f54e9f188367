import { object } from 'yup';
import { accountName } from './accountName.ts';

/** The body of `PUT /auth/name`, and its form. */
export const nameChangeSchema = /* @__PURE__ */ object({ name: accountName() });
