import { addons } from 'storybook/manager-api';

import { ALSO } from './alsoCalled.ts';
import { themes } from './docs/themes.ts';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');

/** The selected entry has white text on this color. */
const night = { ...themes.dark, colorSecondary: '#2b7a58' };

/** `CreateListing` is a screen's name in code; the sidebar shows "Create listing". */
const inWords = (name: string): string =>
  name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

addons.setConfig({
  theme: prefersDark.matches ? night : themes.light,
  sidebar: {
    renderLabel: ({ id, type, name }) =>
      id.startsWith('screens-') && type === 'component' ? inWords(name) : name.split(ALSO, 1)[0],
  },
});
