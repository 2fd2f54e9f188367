import type { Palette } from './palette.ts';

/** A foreground color used on a background, and the required contrast. */
export interface ContrastPair {
  foreground: keyof Palette;
  ground: keyof Palette;
  /** 4.5 for text, 3 for controls, meaningful icons, and focus rings. */
  least: 3 | 4.5;
}

const surfaces = ['surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'] as const;
const restingSurfaces = ['surface', 'surfaceRaised', 'surfaceSunken'] as const;

const texts = ['text', 'textMuted', 'accent', 'positive', 'caution', 'critical', 'info'] as const;
const shapes = ['borderStrong', 'focus', 'glowStrong'] as const;

/** Every pair the kit uses, in every theme. */
export const contrastPairs: ContrastPair[] = [
  ...texts.flatMap((foreground) => surfaces.map((ground) => ({ foreground, ground, least: 4.5 }) as const)),
  ...shapes.flatMap((foreground) =>
    restingSurfaces.map((ground) => ({ foreground, ground, least: 3 }) as const),
  ),
  { foreground: 'textOnAccent', ground: 'accent', least: 4.5 },
  { foreground: 'textOnAccent', ground: 'accentHover', least: 4.5 },
  { foreground: 'textOnAccent', ground: 'accentActive', least: 4.5 },
  { foreground: 'accentOnSoft', ground: 'accentSoft', least: 4.5 },
  { foreground: 'text', ground: 'accentSoft', least: 4.5 },
  { foreground: 'textOnGlow', ground: 'glow', least: 4.5 },
  { foreground: 'glowOnSoft', ground: 'glowSoft', least: 4.5 },
  { foreground: 'textOnPositive', ground: 'positive', least: 4.5 },
  { foreground: 'positiveOnSoft', ground: 'positiveSoft', least: 4.5 },
  { foreground: 'text', ground: 'positiveSoft', least: 4.5 },
  { foreground: 'textOnCaution', ground: 'caution', least: 4.5 },
  { foreground: 'cautionOnSoft', ground: 'cautionSoft', least: 4.5 },
  { foreground: 'text', ground: 'cautionSoft', least: 4.5 },
  { foreground: 'textOnCritical', ground: 'critical', least: 4.5 },
  { foreground: 'textOnCritical', ground: 'criticalHover', least: 4.5 },
  { foreground: 'criticalOnSoft', ground: 'criticalSoft', least: 4.5 },
  { foreground: 'text', ground: 'criticalSoft', least: 4.5 },
  { foreground: 'textOnInfo', ground: 'info', least: 4.5 },
  { foreground: 'infoOnSoft', ground: 'infoSoft', least: 4.5 },
  { foreground: 'text', ground: 'infoSoft', least: 4.5 },
];
