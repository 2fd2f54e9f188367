import { globalFontFace } from '@vanilla-extract/css';

globalFontFace('Bricolage Grotesque Variable', {
  src: "url('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2') format('woff2-variations')",
  fontStyle: 'normal',
  fontWeight: '200 800',
  fontDisplay: 'swap',
});

/* The fallback while the font loads: Arial (or a metric-compatible font), stretched to the same advance and set to
   the same ascent and descent, so that nothing moves when the real one arrives. size-adjust is the measured ratio
   of widths over ordinary text, regular and bold; the ascent (930) and descent (270) of 1000 units are divided by
   it. */
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
