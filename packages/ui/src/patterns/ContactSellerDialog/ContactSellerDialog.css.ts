import { column, kitStyle, media, vars } from '../../theme/index.ts';

const { color, font, radius, space } = vars;

/** On a phone it slides in from the lower edge, near the thumb and the keyboard. */
export const dialog = kitStyle({
  '@media': {
    [media.belowSm]: {
      margin: 'auto 0 0',
      inlineSize: '100%',
      maxBlockSize: `calc(100dvh - ${space['6']})`,
      borderRadius: `${radius.lg} ${radius.lg} 0 0`,
    },
  },
});

export const form = kitStyle({ ...column, gap: space['5'] });

export const listing = kitStyle({ display: 'flex', alignItems: 'center', gap: space['3'], minInlineSize: 0 });

export const photo = kitStyle({
  flex: 'none',
  inlineSize: '4rem',
  borderRadius: radius.md,
  color: color.textMuted,
});

export const about = kitStyle({ ...column, gap: space['1'], minInlineSize: 0 });

export const questions = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['2'],
  listStyle: 'none',
  padding: 0,
});

/** Looks like a chip, without loading the chip's other variants. */
export const question = kitStyle({ borderRadius: radius.full, fontWeight: font.weight.medium });

export const title = kitStyle({
  fontWeight: font.weight.medium,
  lineHeight: font.leading.snug,
  overflowWrap: 'anywhere',
});

/** Takes no space while there is no tip. */
export const nudge = kitStyle({
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${space['5']})` } },
});

/** The shortcut is only shown on devices with a keyboard. */
export const keyHint = kitStyle({
  display: 'none',
  '@media': { [media.hover]: { display: 'inline' } },
});
