import { texts, type CookiePreferences } from '@porchlight/domain';

/** A name and a sentence for each kind of cookie, and the button. */
export interface CookiePreferencesMessages extends Record<
  keyof CookiePreferences,
  { label: string; hint: string }
> {
  save: string;
}

export const english: CookiePreferencesMessages = {
  essential: {
    label: 'Essential',
    hint: 'Needed for the site to work: signing in, security, your choices. Always on.',
  },
  performance: {
    label: 'Performance',
    hint: 'Help us see which pages work well and which are slow.',
  },
  functionality: {
    label: 'Functionality',
    hint: 'Remember things like your last search and your city.',
  },
  marketing: {
    label: 'Marketing',
    hint: 'Used to show you offers that may interest you.',
  },
  save: texts.cookies.save,
};
