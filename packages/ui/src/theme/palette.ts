/**
 * Every color of one theme, by role. Components use roles and never hues, so a brand or a theme only needs this
 * object. All values are CSS colors; the kit's are OKLCH.
 */
export type Palette = {
  /** The page's background. */
  surface: string;
  /** Elements on the page: cards, fields, menus, dialogs. */
  surfaceRaised: string;
  /** Recessed areas of the page: footers, tracks, empty photo frames. */
  surfaceSunken: string;
  /** Hover background of a quiet row or button. */
  surfaceHover: string;
  /** The backdrop of a modal. */
  scrim: string;
  text: string;
  /** Secondary text: places, dates, hints. Also 4.5:1 on every surface. */
  textMuted: string;
  /** Text and icons on `accent`. */
  textOnAccent: string;
  /** Decorative hairlines. */
  border: string;
  /** Edges of controls: 3:1 against every surface. */
  borderStrong: string;
  /** The evergreen of links, primary buttons and selection. */
  accent: string;
  accentHover: string;
  accentActive: string;
  /** A subtle evergreen background. */
  accentSoft: string;
  /** Text and icons on `accentSoft`. */
  accentOnSoft: string;
  /** Only for 'Featured', the focus halo and the saved heart. */
  glow: string;
  /** The same where its shape must be visible: 3:1 against every surface. */
  glowStrong: string;
  glowSoft: string;
  /** Text and icons on `glow`. */
  textOnGlow: string;
  glowOnSoft: string;
  positive: string;
  positiveSoft: string;
  positiveOnSoft: string;
  textOnPositive: string;
  caution: string;
  cautionSoft: string;
  cautionOnSoft: string;
  textOnCaution: string;
  critical: string;
  /** `critical` on hover. */
  criticalHover: string;
  criticalSoft: string;
  criticalOnSoft: string;
  textOnCritical: string;
  info: string;
  infoSoft: string;
  infoOnSoft: string;
  textOnInfo: string;
  /** The focus ring: 3:1 against every surface; drawn with a halo of `glow`. */
  focus: string;
};

/** Light: warm paper, slightly brown ink, deep evergreen. The reference theme. */
export const lightPalette: Palette = {
  surface: 'oklch(0.978 0.011 84)',
  surfaceRaised: 'oklch(0.995 0.004 90)',
  surfaceSunken: 'oklch(0.947 0.017 82)',
  surfaceHover: 'oklch(0.935 0.02 82)',
  scrim: 'oklch(0.22 0.03 70 / 0.52)',
  text: 'oklch(0.252 0.021 62)',
  textMuted: 'oklch(0.475 0.025 66)',
  textOnAccent: 'oklch(0.99 0.012 100)',
  border: 'oklch(0.885 0.021 80)',
  borderStrong: 'oklch(0.585 0.03 72)',
  accent: 'oklch(0.425 0.078 163)',
  accentHover: 'oklch(0.37 0.07 164)',
  accentActive: 'oklch(0.325 0.06 165)',
  accentSoft: 'oklch(0.925 0.028 148)',
  accentOnSoft: 'oklch(0.355 0.068 163)',
  glow: 'oklch(0.81 0.155 76)',
  glowStrong: 'oklch(0.605 0.145 56)',
  glowSoft: 'oklch(0.94 0.055 84)',
  textOnGlow: 'oklch(0.27 0.06 62)',
  glowOnSoft: 'oklch(0.42 0.095 62)',
  positive: 'oklch(0.475 0.105 148)',
  positiveSoft: 'oklch(0.938 0.034 142)',
  positiveOnSoft: 'oklch(0.385 0.088 149)',
  textOnPositive: 'oklch(0.99 0.012 140)',
  caution: 'oklch(0.515 0.11 66)',
  cautionSoft: 'oklch(0.95 0.042 90)',
  cautionOnSoft: 'oklch(0.42 0.09 68)',
  textOnCaution: 'oklch(0.99 0.014 90)',
  critical: 'oklch(0.495 0.175 28)',
  criticalHover: 'oklch(0.43 0.158 28)',
  criticalSoft: 'oklch(0.942 0.028 40)',
  criticalOnSoft: 'oklch(0.43 0.15 28)',
  textOnCritical: 'oklch(0.99 0.008 40)',
  info: 'oklch(0.475 0.088 238)',
  infoSoft: 'oklch(0.94 0.018 225)',
  infoOnSoft: 'oklch(0.395 0.075 240)',
  textOnInfo: 'oklch(0.99 0.008 230)',
  focus: 'oklch(0.425 0.078 163)',
};

/** Dark: cool and deep, with warm text and the lamp lit. */
export const darkPalette: Palette = {
  surface: 'oklch(0.222 0.02 234)',
  surfaceRaised: 'oklch(0.265 0.024 234)',
  surfaceSunken: 'oklch(0.186 0.019 238)',
  surfaceHover: 'oklch(0.308 0.027 232)',
  scrim: 'oklch(0.09 0.012 225 / 0.68)',
  text: 'oklch(0.942 0.017 88)',
  textMuted: 'oklch(0.752 0.022 90)',
  textOnAccent: 'oklch(0.2 0.035 172)',
  border: 'oklch(0.35 0.027 232)',
  borderStrong: 'oklch(0.61 0.03 226)',
  accent: 'oklch(0.815 0.095 162)',
  accentHover: 'oklch(0.865 0.085 162)',
  accentActive: 'oklch(0.9 0.07 162)',
  accentSoft: 'oklch(0.33 0.045 172)',
  accentOnSoft: 'oklch(0.885 0.07 162)',
  glow: 'oklch(0.845 0.145 80)',
  glowStrong: 'oklch(0.845 0.145 80)',
  glowSoft: 'oklch(0.335 0.055 74)',
  textOnGlow: 'oklch(0.24 0.05 66)',
  glowOnSoft: 'oklch(0.895 0.095 84)',
  positive: 'oklch(0.805 0.115 150)',
  positiveSoft: 'oklch(0.32 0.05 154)',
  positiveOnSoft: 'oklch(0.885 0.085 150)',
  textOnPositive: 'oklch(0.2 0.04 152)',
  caution: 'oklch(0.835 0.11 88)',
  cautionSoft: 'oklch(0.335 0.048 86)',
  cautionOnSoft: 'oklch(0.9 0.075 90)',
  textOnCaution: 'oklch(0.23 0.04 80)',
  critical: 'oklch(0.765 0.118 28)',
  criticalHover: 'oklch(0.82 0.095 28)',
  criticalSoft: 'oklch(0.325 0.065 24)',
  criticalOnSoft: 'oklch(0.89 0.058 30)',
  textOnCritical: 'oklch(0.21 0.05 26)',
  info: 'oklch(0.8 0.08 232)',
  infoSoft: 'oklch(0.325 0.045 238)',
  infoOnSoft: 'oklch(0.89 0.05 230)',
  textOnInfo: 'oklch(0.21 0.035 238)',
  focus: 'oklch(0.865 0.085 162)',
};
