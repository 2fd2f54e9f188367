import { appStyle, media, vars } from '@porchlight/ui/theme';

/** The case, with the decision next to it where there is room. */
export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['6'],
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(20rem, 2fr)' } },
});

export const photos = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: vars.space['3'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The reported message, among the messages before it. */
export const reported = appStyle({
  paddingInlineStart: vars.space['4'],
  borderInlineStart: `4px solid ${vars.color.accent}`,
});

export const before = appStyle({
  paddingInlineStart: vars.space['4'],
  borderInlineStart: `4px solid ${vars.color.border}`,
});

export const own = appStyle({ overflowWrap: 'anywhere' });

/** Keeps the footer out of view until the case is there. */
export const loading = appStyle({ minBlockSize: '100dvh' });
