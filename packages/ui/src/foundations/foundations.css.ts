import { kitStyle, vars } from '../theme/index.ts';

const { color, font, radius, space } = vars;

export const swatches = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: space['4'],
});

export const swatch = kitStyle({
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surfaceRaised,
});

export const chip = kitStyle({ blockSize: '4.5rem', borderBlockEnd: `1px solid ${color.border}` });

export const facts = kitStyle({
  display: 'grid',
  gap: space['1'],
  padding: space['3'],
  fontSize: font.size.sm,
  overflowWrap: 'anywhere',
});

export const pairs = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: space['2'],
});

export const pair = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
  paddingBlock: space['2'],
  paddingInline: space['3'],
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const shape = kitStyle({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  flex: 'none',
  border: '4px solid',
  borderRadius: radius.full,
});

export const row = kitStyle({
  display: 'grid',
  gridTemplateColumns: '6rem 1fr',
  gap: space['4'],
  alignItems: 'center',
});

export const bar = kitStyle({
  blockSize: '1rem',
  maxInlineSize: '100%',
  borderRadius: radius.sm,
  background: color.accent,
});

export const block = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '8rem',
  blockSize: '6rem',
  border: `1px solid ${color.borderStrong}`,
  background: color.surfaceRaised,
});

export const mover = kitStyle({
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: radius.md,
  background: color.accent,
  selectors: { '[data-moved="true"] &': { transform: 'translateX(min(14rem, 40vw))' } },
});

export const namedParts = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
  gap: space['8'],
  alignItems: 'start',
});

export const named = kitStyle({ display: 'grid', gap: space['3'], minInlineSize: 0 });
