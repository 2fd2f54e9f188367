// The pattern of HTML's own e-mail field, and a dot in the host: 'ana@home' reaches no one.
const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const emailPattern = /* @__PURE__ */ new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${label}(?:\\.${label})+$`, 'i');

/** An address masked so that only its owner recognizes it: `a•••@example.com`. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/su, '$1•••');

/** Whether a text has the form of an e-mail address. Spaces around it do not count. */
export function isEmail(text: string): boolean {
  return emailPattern.test(text.trim());
}
