import { appStyle, media, vars } from '@porchlight/ui/theme';

import { withoutBars } from '../../lib/withoutBars.ts';

const { color, font, radius, size, space } = vars;

/** On small screens the open conversation takes the whole page, with its own heading. */
export const heading = appStyle({
  selectors: {
    '&[data-behind]': { position: 'absolute', overflow: 'hidden', blockSize: '1px', clipPath: 'inset(50%)' },
  },
  '@media': {
    [media.md]: {
      selectors: {
        '&[data-behind]': { position: 'static', overflow: 'visible', blockSize: 'auto', clipPath: 'none' },
      },
    },
  },
});

/** List and conversation side by side; one of them on small screens. As tall as the window allows. */
export const panes = appStyle({
  display: 'grid',
  gap: space['6'],
  minInlineSize: 0,
  '@media': {
    [media.md]: {
      // Wide enough for a full name next to a time, even on a tablet.
      gridTemplateColumns: 'minmax(20rem, 1fr) minmax(0, 2fr)',
      blockSize: 'calc(100dvh - 14rem)',
      minBlockSize: '22rem',
    },
  },
});

export const list = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space['3'],
  minInlineSize: 0,
  minBlockSize: 0,
  selectors: {
    '&[data-behind]': { display: 'none' },
    // An empty list's message takes the full width.
    '&[data-alone]': { gridColumn: '1 / -1' },
  },
  '@media': {
    [media.md]: {
      overflowY: 'auto',
      // Space for focus rings, which the edge would clip.
      padding: space['1'],
      margin: `calc(-1 * ${space['1']})`,
      selectors: {
        '&[data-behind]': { display: 'flex' },
        // While loading there is nothing to scroll to, and no focus stop.
        '&:has(> [aria-busy="true"])': { overflowY: 'hidden' },
      },
    },
  },
});

/** On small screens it fills the window like a chat: the site's header and bottom bar are hidden. */
export const conversation = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space['2'],
  minInlineSize: 0,
  // Also above an on-screen keyboard.
  blockSize: '100dvh',
  minBlockSize: '16rem',
  // Space for the offline banner; otherwise the reply box would cover the newest message.
  selectors: { '&[data-below-banner]': { blockSize: 'calc(100dvh - 7.5rem)' } },
  '@media': {
    [media.md]: {
      selectors: { '&[data-below-banner]': { blockSize: '100%' } },
      gap: space['3'],
      blockSize: '100%',
      minBlockSize: 0,
      padding: space['5'],
      border: `1px solid ${color.border}`,
      borderRadius: radius.lg,
      background: color.surfaceRaised,
    },
  },
});

withoutBars(conversation, ['header', 'nav'], media.belowMd);

export const head = appStyle({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space['2'],
  minBlockSize: '3.5rem',
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: space['4'],
      paddingBlockEnd: space['3'],
    },
  },
});

export const photo = appStyle({
  inlineSize: '2.5rem',
  borderRadius: radius.md,
  color: color.textMuted,
  '@media': { [media.md]: { alignSelf: 'start', inlineSize: '3.5rem' } },
});

export const names = appStyle({
  display: 'grid',
  gridColumn: '-3',
  minInlineSize: 0,
  fontSize: font.size.sm,
  '@media': { [media.md]: { gridColumn: '2' } },
});

/** The listing: on small screens on one line, cut at its end. */
export const listing = appStyle({
  display: 'flex',
  alignItems: 'center',
  columnGap: space['2'],
  minInlineSize: 0,
  '@media': { [media.md]: { display: 'grid' } },
});

export const facts = appStyle({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space['2'],
  '@media': { [media.md]: { flexWrap: 'wrap' } },
});

/** Takes no space while empty. */
export const menuFailure = appStyle({
  gridColumn: '1 / -1',
  selectors: { '&:empty': { display: 'none' } },
});

export const boxes = appStyle({ display: 'flex', gap: space['2'] });

/** Stays visible while the list below scrolls. */
export const find = appStyle({
  display: 'grid',
  gap: space['3'],
  minInlineSize: 0,
  '@media': {
    [media.md]: { position: 'sticky', insetBlockStart: 0, zIndex: 1, background: color.surface },
  },
});

export const noLonger = appStyle({
  gridColumn: '1 / -1',
  paddingBlockStart: space['2'],
  fontSize: font.size.sm,
});

/** Below the name and above the next line, as tall as a touch target. */
export const about = appStyle({
  alignContent: 'center',
  minBlockSize: size.target,
  marginBlock: `calc(-1 * ${space['3']})`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [media.md]: {
      marginBlock: `calc(-1 * ${space['2']})`,
      // A title of two lines needs the space of both.
      paddingBlock: space['2'],
      whiteSpace: 'normal',
    },
  },
});

/** Back to the list, which is next to the conversation where there is room. */
export const back = appStyle({
  display: 'grid',
  placeContent: 'center',
  minInlineSize: size.target,
  minBlockSize: size.target,
  '@media': { [media.md]: { display: 'none' } },
});

export const pane = appStyle({ flex: 1, minBlockSize: 0 });

export const offers = appStyle({ display: 'grid', justifyItems: 'start', gap: space['2'] });

/** Stays visible where the conversation has too little room. */
export const reply = appStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  // As much as the scroll padding at the end of the window: otherwise focusing would scroll the page.
  paddingBlockEnd: space['4'],
  background: color.surface,
  '@media': { [media.md]: { paddingBlockEnd: 0, background: color.surfaceRaised } },
});

export const unchosen = appStyle({
  display: 'none',
  '@media': { [media.md]: { display: 'grid', placeContent: 'center' } },
});

/** Next to a message's time. */
export const report = appStyle({ fontSize: font.size.sm });
