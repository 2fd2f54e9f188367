import { kitStyle, kitVariants, media, vars } from '../../theme/index.ts';

const { space } = vars;
const closed = '[data-state="closed"] > &';
/** The whole text where it cannot be expanded: in print, and without scripts. */
const whole = { maxBlockSize: 'none', maskImage: 'none' } as const;
const none = { display: 'none' } as const;
const withoutScripts = '(scripting: none)';

export const root = kitStyle({ display: 'grid', justifyItems: 'start', gap: space['1'], minInlineSize: 0 });

export const text = kitStyle({
  minInlineSize: 0,
  selectors: {
    [closed]: {
      overflow: 'hidden',
      maskImage: 'linear-gradient(#000 calc(100% - 3lh), transparent)',
    },
  },
});

export const lines = kitVariants({ 5: 5, 8: 8, 12: 12 } as const, (count) => ({
  selectors: { [closed]: { maxBlockSize: `${count}lh` } },
  '@media': {
    [withoutScripts]: { selectors: { [closed]: whole } },
    [media.print]: { selectors: { [closed]: whole } },
  },
}));

export const button = kitStyle({
  // Aligned with the text above.
  paddingInline: 0,
  '@media': { [withoutScripts]: none },
});
