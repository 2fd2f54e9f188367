// The pattern of HTML's email field, plus a dot in the host: 'ana@home' cannot receive email.
const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const emailPattern = /* @__PURE__ */ new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${label}(?:\\.${label})+$`, 'i');

/** An email address masked so that only its owner recognizes it: `a•••@example.com`. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/su, '$1•••');

/** Whether a text has the form of an email address. Surrounding spaces are ignored. */
export function isEmail(text: string): boolean {
  return emailPattern.test(text.trim());
}
