import type { Market } from './market.ts';

// Separate constants, so that a page carries only those that it shows.

export const brand: Market['brand'] = {
  name: 'Porchlight',
  supportEmail: 'support@porchlight.test',
  reportsEmail: 'reports@porchlight.test',
  safetyEmail: 'safety@porchlight.test',
};
export const country: Market['country'] = 'US';
export const currency: Market['currency'] = 'USD';
export const locales: Market['locales'] = { en: 'en-US', es: 'es-US' };
export const emergencyNumber: Market['emergencyNumber'] = '911';
export const minimumAge: Market['minimumAge'] = 18;
