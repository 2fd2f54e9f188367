/**
 * What Chromatic takes pictures in. Names of globals are those of the toolbar (`globals.ts`), names of windows those of
 * the viewport menu (`preview.tsx`). Every story is taken in both themes, screens in the light one only: what changes on
 * them with the theme is the kit. The others are off until a story says that they say something about it, with
 * `inEveryMode` of the kit's samples.
 */
export const modes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  'second brand': { theme: 'light', brand: 'harbor', disable: true },
  'right to left': { theme: 'light', direction: 'rtl', disable: true },
  phone: { theme: 'light', viewport: 'mobile', disable: true },
};
