export {
  CookiePreferences,
  type CookiePreferencesMessages,
  type CookiePreferencesProps,
} from './CookiePreferences.tsx';
