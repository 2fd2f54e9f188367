import { kitGlobal, kitStyle, media, vars } from '../../theme/index.ts';

const { color, size, space } = vars;

/** A date is short everywhere: a field as wide as the page would put the calendar far from it. */
export const box = kitStyle({ maxInlineSize: '16rem', paddingInline: 0 });

export const input = kitStyle({
  // The same on both sides: which way it runs inside is the device's, not the page's.
  paddingInline: space['3'],
  fontVariantNumeric: 'tabular-nums',
  // Safari on phones centers it and makes it as narrow as its words.
  appearance: 'none',
  textAlign: 'start',
});

kitGlobal(`${input}::-webkit-date-and-time-value`, { textAlign: 'start' });

kitGlobal(`${input}::-webkit-calendar-picker-indicator`, {
  boxSizing: 'border-box',
  inlineSize: size.target,
  blockSize: size.target,
  margin: `-0.5rem calc(-1 * ${space['3']})`,
  marginInlineStart: 0,
  padding: '0.8125rem',
  cursor: 'pointer',
  // It would be drawn for the page's theme on the visitor's ground, and its own ground over the frame.
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      colorScheme: 'light dark',
      clipPath: 'inset(0.375rem)',
    },
  },
});

kitGlobal(`${input}::-webkit-datetime-edit-fields-wrapper`, { padding: 0 });
kitGlobal(`${input}:disabled::-webkit-calendar-picker-indicator`, { opacity: 0.4, cursor: 'not-allowed' });
kitGlobal(`${input}::-webkit-datetime-edit-text`, { color: color.textMuted });
