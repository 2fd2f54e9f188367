import { kitGlobal, kitStyle, media, vars } from '../../theme/index.ts';

const { color, size, space } = vars;

/** A date is short: in a field as wide as the page the calendar would open far from it. */
export const box = kitStyle({ maxInlineSize: '16rem', paddingInline: 0 });

export const input = kitStyle({
  // The same on both sides: the inner order follows the device, not the page.
  paddingInline: space['3'],
  fontVariantNumeric: 'tabular-nums',
  // Safari on phones centers it and shrinks it to its text.
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
  // With forced colors, it would use the page's theme on the user's background, and its own background over the
  // frame.
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
