import { kitStyle, vars } from '../../theme/index.ts';

const { color, font, radius } = vars;

export const list = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: '0.25rem',
  vars: { '--pl-avatar': '2.75rem' },
  // Offsets the negative margin of a line's first avatar, so that all lines start at the same position.
  paddingInlineStart: 'calc(var(--pl-avatar) / 5)',
  selectors: {
    '&[data-size="sm"]': { vars: { '--pl-avatar': '2rem' } },
    '&[data-size="lg"]': { vars: { '--pl-avatar': '4rem' } },
    '&[data-size="xl"]': { vars: { '--pl-avatar': '6rem' } },
  },
});

export const person = kitStyle({
  position: 'relative',
  display: 'grid',
  marginInlineStart: 'calc(var(--pl-avatar) / -5)',
});

/** A rim in the page's color separates the avatars; a border, since forced colors remove shadows. */
export const avatar = kitStyle({
  boxSizing: 'content-box',
  border: `2px solid ${color.surface}`,
});

export const more = kitStyle({
  boxSizing: 'border-box',
  placeItems: 'center',
  minInlineSize: 'calc(var(--pl-avatar) + 4px)',
  paddingInline: '0.375rem',
  minBlockSize: 'calc(var(--pl-avatar) + 4px)',
  border: `2px solid ${color.surface}`,
  borderRadius: radius.full,
  background: color.surfaceSunken,
  color: color.text,
  fontSize: 'max(0.8125rem, calc(var(--pl-avatar) / 3))',
  fontWeight: font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  // The plus stays before its digits in both text directions.
  unicodeBidi: 'plaintext',
});
