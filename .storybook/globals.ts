import type { Preview } from '@storybook/react-vite';

declare global {
  /** The language of the app's catalogs; set by `preview-head.html`, not in tests. */
  var storyLanguage: 'en' | 'es' | undefined;
}

/** Languages with a catalog, and the currency of the prices shown with them. */
const markets = {
  de: {
    title: 'Deutsch',
    locale: 'de-DE',
    currency: 'EUR',
    words: async () => (await import('../packages/ui/src/languages/de.ts')).german,
  },
  es: {
    title: 'Español',
    locale: 'es-ES',
    currency: 'EUR',
    words: async () => (await import('../packages/ui/src/languages/es.ts')).spanish,
  },
};
const isForeign = (name: unknown): name is keyof typeof markets =>
  typeof name === 'string' && name in markets;

/** Props of the kit's provider for another language; undefined for English, where a story needs no provider. */
export async function settingsIn(language: unknown) {
  if (!isForeign(language)) return undefined;
  const { locale, currency, words } = markets[language];
  return { locale, currency, messages: await words() };
}

/**
 * Loads the stories again when the language of the app's screens changes: their catalogs are chosen when they load
 * (`preview-head.html`). Tests run in English.
 */
export function loadCatalogs({ locale }: Readonly<Record<string, unknown>>): void {
  const wanted = locale === 'es' ? 'es' : 'en';
  if (globalThis.storyLanguage === undefined || globalThis.storyLanguage === wanted) return;
  sessionStorage.setItem('story-language', wanted);
  location.reload();
}

type Toolbar = NonNullable<Preview['globalTypes']>[string];

type Icon = NonNullable<NonNullable<Toolbar['toolbar']>['icon']>;

const menu = (title: string, icon: Icon, choices: Readonly<Record<string, string>>): Toolbar => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: Object.entries(choices).map(([value, name]) => ({ value, title: name })),
    dynamicTitle: true,
  },
});

/** The toolbar's menus. */
export const globalTypes = {
  theme: menu('Theme', 'mirror', { light: 'Light', dark: 'Dark', system: 'As the system' }),
  brand: menu('Brand', 'paintbrush', { porchlight: 'Porchlight', harbor: 'Harbor, a second brand' }),
  direction: menu('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  locale: menu('Language', 'globe', { en: 'English', de: markets.de.title, es: markets.es.title }),
  textSize: menu('Text size', 'zoom', { normal: 'Text 100%', large: 'Text 150%', largest: 'Text 200%' }),
};

export const initialGlobals = {
  theme: 'light',
  brand: 'porchlight',
  direction: 'ltr',
  locale: 'en',
  textSize: 'normal',
};

type Globals = Readonly<Record<string, unknown>>;

const named = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');

/** The resolved theme. */
export const themeOf = ({ theme }: Globals): 'light' | 'dark' =>
  theme === 'dark' || (theme === 'system' && prefersDark.matches) ? 'dark' : 'light';

/** The toolbar's globals as a URL parameter. */
export const inAddress = (globals: Globals): string =>
  Object.entries(initialGlobals)
    .map(([name, usual]) => `${name}:${named(globals[name]) ?? usual}`)
    .join(';');

/** Applies the toolbar's page-wide globals to the page. */
export function dress(globals: Globals): void {
  const root = document.documentElement;
  const set = (name: string, value: string | undefined, usual?: string): void => {
    if (value === usual || value === undefined) delete root.dataset[name];
    else root.dataset[name] = value;
  };
  set('theme', globals['theme'] === 'system' ? undefined : themeOf(globals));
  set('brand', named(globals['brand']), initialGlobals.brand);
  set('textSize', named(globals['textSize']), initialGlobals.textSize);
  root.dir = globals['direction'] === 'rtl' ? 'rtl' : '';
  root.lang = named(globals['locale']) ?? initialGlobals.locale;
}
