import { kitStyle, kitVariants } from '../../theme/index.ts';

export const grid = kitStyle({ display: 'grid', listStyle: 'none', minInlineSize: 0 });

/** As many columns as fit, none narrower than this; one column in less space. */
export const column = kitVariants({ xs: '8.5rem', sm: '11rem', md: '15.5rem', lg: '20rem' }, (least) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`,
}));
