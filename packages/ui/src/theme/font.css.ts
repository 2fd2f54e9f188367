import { globalFontFace } from '@vanilla-extract/css';

globalFontFace('Bricolage Grotesque Variable', {
  src: "url('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2') format('woff2-variations')",
  fontStyle: 'normal',
  fontWeight: '200 800',
  fontDisplay: 'swap',
  unicodeRange:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
});

/*
 * The stand-in while the font loads: Arial (or its twin), stretched to the same advance and set to
 * the same ascent and descent, so that nothing moves when the real one arrives. size-adjust is the
 * measured ratio of widths over ordinary text, regular and bold; the ascent (930) and descent (270)
 * of 1000 units are divided by it.
 */
function standIn(weight: string, local: string, ratio: number) {
  const percent = (units: number) => `${((units / 1000 / ratio) * 100).toFixed(2)}%`;
  return {
    src: local,
    fontWeight: weight,
    sizeAdjust: `${(ratio * 100).toFixed(2)}%`,
    ascentOverride: percent(930),
    descentOverride: percent(270),
    lineGapOverride: '0%',
  };
}

globalFontFace('Bricolage Grotesque Fallback', [
  standIn('200 500', "local('Arial'), local('ArialMT'), local('Liberation Sans')", 1.0565),
  standIn('501 800', "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')", 1.0099),
]);
