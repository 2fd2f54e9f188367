/**
 * Modes of Chromatic's pictures. Names of globals are those of the toolbar (`globals.ts`), names of windows those of
 * the viewport menu (`preview.tsx`). Every story is taken in both themes, screens only in the light one: the kit's
 * stories cover the theme. The other modes are off until a story enables them with `inEveryMode` of the kit's
 * samples.
 */
export const modes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  'second brand': { theme: 'light', brand: 'harbor', disable: true },
  'right to left': { theme: 'light', direction: 'rtl', disable: true },
  phone: { theme: 'light', viewport: 'phone', disable: true },
};
