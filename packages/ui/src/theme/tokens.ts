import { darkPalette, lightPalette, type Palette } from './palette.ts';
import { scales } from './scales.ts';

/** Shadows belong to a theme: in the dark one they are deeper. */
export type Shadows = {
  /** Menus, tooltips, toasts. */
  float: string;
  /** Dialogs and sheets. */
  modal: string;
};

export type Theme = {
  color: Palette;
  shadow: Shadows;
};

export type ThemeName = 'light' | 'dark';

export const themes: Record<ThemeName, Theme> = {
  light: {
    color: lightPalette,
    shadow: {
      float: '0 1px 2px oklch(0.3 0.04 70 / 0.1), 0 8px 24px -6px oklch(0.3 0.04 70 / 0.2)',
      modal: '0 2px 6px oklch(0.3 0.04 70 / 0.12), 0 24px 64px -12px oklch(0.3 0.04 70 / 0.34)',
    },
  },
  dark: {
    color: darkPalette,
    shadow: {
      float: '0 1px 2px oklch(0 0 0 / 0.4), 0 10px 28px -6px oklch(0 0 0 / 0.6)',
      modal: '0 2px 6px oklch(0 0 0 / 0.5), 0 24px 72px -8px oklch(0 0 0 / 0.75)',
    },
  },
};

/** Every token of the kit as plain values: both themes, and the shared scales. */
export const tokens = { themes, ...scales } as const;
