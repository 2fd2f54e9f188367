import { appStyle, media, vars } from '@porchlight/ui/theme';

const { color, font, radius, size, space } = vars;

/** On small screens the open conversation has the whole page, and a heading of its own. */
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

/** List and conversation side by side; on small screens one of them. As high as the window leaves room for. */
export const panes = appStyle({
  display: 'grid',
  gap: space['6'],
  minInlineSize: 0,
  '@media': {
    [media.md]: {
      // Whole names beside a time, also on a tablet.
      gridTemplateColumns: 'minmax(20rem, 1fr) minmax(0, 2fr)',
      blockSize: 'calc(100dvh - 14rem)',
      minBlockSize: '22rem',
    },
    // The header's search has a row of its own.
    '(min-width: 48em) and (width < 80em)': { blockSize: 'calc(100dvh - 17.5rem)' },
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
    // Nothing to choose from: what stands in for the list has the whole width.
    '&[data-alone]': { gridColumn: '1 / -1' },
  },
  '@media': {
    [media.md]: {
      overflowY: 'auto',
      // Room for the ring around what has the focus, which the edge would cut off.
      padding: space['1'],
      margin: `calc(-1 * ${space['1']})`,
      selectors: {
        '&[data-behind]': { display: 'flex' },
        // There is nothing to scroll to yet, and nothing that could take the keyboard.
        '&:has(> [aria-busy="true"])': { overflowY: 'hidden' },
      },
    },
  },
});

export const conversation = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space['3'],
  minInlineSize: 0,
  // What the site's header and the bar below leave, also above a keyboard on the screen.
  blockSize: 'calc(100dvh - 4.0625rem - var(--pl-bottom-bar, 0px))',
  minBlockSize: '16rem',
  paddingBlockStart: space['2'],
  // Leaves room for the words about the lost connection, or the box to answer in would lie on the newest message.
  selectors: { '&[data-below-banner]': { blockSize: 'calc(100dvh - 12rem - var(--pl-bottom-bar, 0px))' } },
  '@media': {
    [media.md]: {
      selectors: { '&[data-below-banner]': { blockSize: '100%' } },
      blockSize: '100%',
      minBlockSize: 0,
      padding: space['5'],
      border: `1px solid ${color.border}`,
      borderRadius: radius.lg,
      background: color.surfaceRaised,
    },
  },
});

export const head = appStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space['4'],
  paddingBlockEnd: space['3'],
  borderBlockEnd: `1px solid ${color.border}`,
});

export const photo = appStyle({
  alignSelf: 'start',
  inlineSize: '3.5rem',
  borderRadius: radius.md,
  color: color.textMuted,
});

export const names = appStyle({ display: 'grid', gridColumn: '2', minInlineSize: 0, fontSize: font.size.sm });

export const facts = appStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['2'] });

/** What can be done with the conversation: one under the other where there is little room. */
export const acts = appStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'end',
  alignSelf: 'start',
  '@media': { [media.lg]: { flexDirection: 'row', alignItems: 'center', gap: space['3'] } },
});

/** Takes no room while it says nothing. */
export const notArchived = appStyle({ selectors: { '&:empty': { display: 'none' } } });

export const boxes = appStyle({ display: 'flex', gap: space['2'] });

/** In sight while the list below it scrolls. */
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

/** Under the name and over the line below it, as high as a finger needs. */
export const about = appStyle({
  alignContent: 'center',
  minBlockSize: size.target,
  marginBlock: `calc(-1 * ${space['2']})`,
  // A title of two lines takes the room of both.
  paddingBlock: space['2'],
});

export const back = appStyle({ gridColumn: '1 / -1', '@media': { [media.md]: { display: 'none' } } });

export const pane = appStyle({ flex: 1, minBlockSize: 0 });

export const offers = appStyle({ display: 'grid', justifyItems: 'start', gap: space['2'] });

/** In sight also where there is less room than the conversation wants. */
export const reply = appStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  // As much as the focus keeps from what lies over the end of the window: else it would move the page.
  paddingBlockEnd: space['4'],
  background: color.surface,
  '@media': { [media.md]: { paddingBlockEnd: 0, background: color.surfaceRaised } },
});

export const unchosen = appStyle({
  display: 'none',
  '@media': { [media.md]: { display: 'grid', placeContent: 'center' } },
});

/** Beside the time of what someone wrote. */
export const report = appStyle({ fontSize: font.size.sm });
