import { appStyle, bottomEdge, media, notPrinted, vars } from '@porchlight/ui/theme';

export const page = appStyle({
  paddingBlock: `${vars.space['3']} ${vars.space['8']}`,
  '@media': { [media.md]: { paddingBlock: `${vars.space['6']} ${vars.space['12']}` } },
});

/** On a phone the first results should be in sight. */
export const head = appStyle({ '@media': { [media.belowMd]: { rowGap: vars.space['2'] } } });

export const searchLine = appStyle({
  display: 'grid',
  gap: vars.space['1'],
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 40rem) auto',
      alignItems: 'center',
      justifyContent: 'start',
      gap: vars.space['5'],
    },
    ...notPrinted,
  },
});

export const layout = appStyle({
  marginBlockStart: vars.space['5'],
  '@media': { [media.belowMd]: { marginBlockStart: vars.space['1'] } },
});

export const note = appStyle({ marginBlockStart: vars.space['4'] });

export const results = appStyle({
  marginBlockStart: vars.space['6'],
  '@media': { [media.belowMd]: { marginBlockStart: vars.space['3'] } },
});

export const pages = appStyle({ marginBlockStart: vars.space['10'] });

/** The map above the list; with room, next to it and sticky. */
export const split = appStyle({
  '@media': {
    [media.belowMd]: { blockSize: '100%' },
    [media.lg]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
      alignItems: 'start',
      columnGap: vars.space['6'],
    },
  },
});

/**
 * On a phone the map has all of the window between the bars: no list below it that swipes over the map keep out of
 * reach.
 */
export const mapPage = appStyle({
  '@media': {
    [media.belowMd]: {
      display: 'flex',
      flexDirection: 'column',
      blockSize: `calc(100dvh - var(--pl-header, 0px) - ${bottomEdge})`,
      minBlockSize: '22rem',
      paddingBlock: 0,
    },
  },
});

/** There, the header has the search and the filters have the place; the heading is only announced. */
export const mapHead = appStyle({
  '@media': {
    [media.belowMd]: {
      position: 'absolute',
      overflow: 'hidden',
      inlineSize: '1px',
      blockSize: '1px',
      clipPath: 'inset(50%)',
    },
  },
});

/** The line of filters above the map. */
export const mapLayout = appStyle({
  '@media': {
    [media.belowMd]: { flex: '1 1 0', gridTemplateRows: 'auto minmax(0, 1fr)', minBlockSize: 0 },
  },
});

export const notOnPhone = appStyle({ '@media': { [media.belowMd]: { display: 'none' } } });

export const map = appStyle({
  blockSize: '100%',
  marginInline: `calc(-1 * ${vars.space['4']})`,
  '@media': {
    [media.md]: {
      blockSize: ['75vh', '75dvh'],
      marginBlockStart: vars.space['6'],
      marginInline: 0,
    },
    [media.lg]: {
      position: 'sticky',
      insetBlockStart: `calc(var(--pl-header, 0px) + ${vars.space['4']})`,
      order: 1,
      blockSize: `calc(100vh - ${vars.space['24']})`,
    },
  },
});
