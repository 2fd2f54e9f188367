import { create } from 'storybook/theming/create';

const fontBase = 'system-ui, sans-serif';

/** The kit's two themes for Storybook's own UI. It computes with colors, so they are literal values here. */
export const themes = {
  light: create({
    base: 'light',
    appBg: '#f3ecdf',
    fontBase,
    brandTitle: 'Porchlight',
    brandUrl: './',
    appContentBg: '#fbf7f0',
    appPreviewBg: '#fbf7f0',
    appBorderColor: '#e0d8ca',
    barBg: 'rgba(0, 0, 0, 0)',
    barTextColor: '#665a4e',
    barSelectedColor: '#1b5c42',
    colorSecondary: '#1b5c42',
    inputBg: '#fefdfa',
    inputBorder: '#877969',
    inputTextColor: '#2a2018',
    textColor: '#2a2018',
    textMutedColor: '#665a4e',
  }),
  dark: create({
    base: 'dark',
    appBg: '#0d161b',
    fontBase,
    brandTitle: 'Porchlight',
    brandUrl: './',
    appContentBg: '#121d23',
    appPreviewBg: '#121d23',
    appBorderColor: '#2c3d46',
    barBg: 'rgba(0, 0, 0, 0)',
    barTextColor: '#b4ae9f',
    barSelectedColor: '#88d6b0',
    colorSecondary: '#88d6b0',
    inputBg: '#19272f',
    inputBorder: '#718791',
    inputTextColor: '#f0ebdf',
    textColor: '#f0ebdf',
    textMutedColor: '#b4ae9f',
  }),
};
