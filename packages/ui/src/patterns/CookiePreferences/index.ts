export { CookiePreferences, type CookiePreferencesProps } from './CookiePreferences.tsx';
export type { CookiePreferencesMessages } from './CookiePreferences.messages.ts';
