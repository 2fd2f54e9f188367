import { appStyle, vars } from '@porchlight/ui/theme';

export const card = appStyle({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space['3'],
  justifySelf: 'stretch',
  maxInlineSize: '26rem',
  boxShadow: vars.shadow.float,
});

export const photo = appStyle({ overflow: 'hidden', borderRadius: vars.radius.md });

export const facts = appStyle({ display: 'grid', justifyItems: 'start', overflowWrap: 'anywhere' });

export const choice = appStyle({
  paddingInline: vars.space['4'],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceRaised,
});

/** Fits one line over the map of a phone, level with its checkbox. */
export const follow = appStyle({ display: 'block', fontSize: vars.font.size.sm, lineHeight: '1.375rem' });

export const approximate = appStyle({ blockSize: '16rem' });

/** Only a query root, without a box. */
export const root = appStyle({ display: 'contents' });
