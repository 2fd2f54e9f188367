import type { Language } from '../language/language.ts';

/** What makes the code one marketplace in one country: change `porchlight.ts` to run it as another. */
export interface Market {
  brand: {
    /** The product's name. */
    name: string;
    supportEmail: string;
    reportsEmail: string;
    safetyEmail: string;
  };
  /** ISO 3166-1. */
  country: string;
  /** Of all prices, ISO 4217. */
  currency: string;
  /** By language, for numbers, dates and lists (BCP 47). */
  locales: Readonly<Record<Language, string>>;
  /** The number to call in danger. */
  emergencyNumber: string;
  /** Years of age from which a user may have an account. */
  minimumAge: number;
}
