import { appStyle, media, vars } from '@porchlight/ui/theme';

const { color, font, radius, space } = vars;

/** List and thread side by side; on small screens one of them. As high as the window leaves room for. */
export const panes = appStyle({
  display: 'grid',
  gap: space['6'],
  minInlineSize: 0,
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      blockSize: 'calc(100dvh - 14rem)',
      minBlockSize: '28rem',
    },
  },
});

export const list = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space['3'],
  minInlineSize: 0,
  minBlockSize: 0,
  selectors: { '&[data-behind]': { display: 'none' } },
  '@media': { [media.md]: { overflowY: 'auto', selectors: { '&[data-behind]': { display: 'flex' } } } },
});

export const thread = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space['3'],
  minInlineSize: 0,
  minBlockSize: 0,
  blockSize: 'calc(100dvh - 9rem)',
  '@media': {
    [media.md]: {
      blockSize: '100%',
      padding: space['5'],
      border: `1px solid ${color.border}`,
      borderRadius: radius.lg,
      background: color.surfaceRaised,
    },
  },
});

export const threadHead = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space['4'],
  paddingBlockEnd: space['3'],
  borderBlockEnd: `1px solid ${color.border}`,
});

export const threadNames = appStyle({ display: 'grid', minInlineSize: 0, fontSize: font.size.sm });

export const back = appStyle({ gridColumn: '1 / -1', '@media': { [media.md]: { display: 'none' } } });

export const pane = appStyle({ flex: 1, minBlockSize: 0 });

export const unchosen = appStyle({
  display: 'none',
  '@media': { [media.md]: { display: 'grid', placeContent: 'center' } },
});
