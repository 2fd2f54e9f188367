import { layers } from '@porchlight/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

/**
 * Hides bars of the layout on pages that contain `part`, which has a bar of its own. For style files.
 *
 * @param bars elements of the layout: `nav` is the bottom bar
 * @param media where they are hidden
 */
export function withoutBars(part: string, bars: readonly ('header' | 'nav')[], media: string): void {
  const hidden = bars.map((bar) => `div:has(> main ${part}) > ${bar}`);
  // The room that the bottom bar takes at the end of the page.
  const room = `html:has(main ${part}) body::after`;
  globalStyle([...hidden, room].join(', '), {
    '@layer': { [layers.app]: { '@media': { [media]: { display: 'none' } } } },
  });
  // The room that the layout leaves at the end of a page without a footer.
  globalStyle(`div:has(> main ${part}) > main`, {
    '@layer': { [layers.app]: { '@media': { [media]: { paddingBlockEnd: 0 } } } },
  });
  globalStyle(`html:has(main ${part})`, {
    '@layer': { [layers.app]: { '@media': { [media]: { vars: { '--pl-bottom-bar': '0px' } } } } },
  });
}
