import { appStyle, media, vars } from '@porchlight/ui/theme';

const { color, radius, size, space } = vars;

/** Below the site's sticky header. */
const belowHeader = `calc(var(--pl-header, 4rem) + ${space['4']})`;

export const root = appStyle({
  display: 'grid',
  gap: space['8'],
  minInlineSize: 0,
  '@media': { [media.md]: { gridTemplateColumns: '11rem minmax(0, 1fr)' } },
});

/** Next to the sections; on a phone above them, two across. */
export const contents = appStyle({
  '@media': { [media.md]: { alignSelf: 'start', position: 'sticky', insetBlockStart: belowHeader } },
});

export const list = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  columnGap: space['3'],
  padding: 0,
  listStyle: 'none',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const link = appStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  // The text, not its padding, is aligned with the title.
  marginInlineStart: `calc(-1 * ${space['3']})`,
  paddingInline: space['3'],
  borderRadius: radius.md,
  color: color.text,
  '@media': {
    [media.md]: { textDecoration: 'none' },
    [media.hover]: { selectors: { '&:hover': { background: color.surfaceHover } } },
  },
});

export const body = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['8'],
  maxInlineSize: size.text,
});

export const section = appStyle({ scrollMarginBlockStart: belowHeader });
