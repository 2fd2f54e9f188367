import { column, kitStyle, vars } from '../../theme/index.ts';

const { space } = vars;

export const body = kitStyle({ ...column, gap: space['4'], minInlineSize: 0 });

export const sub = kitStyle({ maxInlineSize: '24rem' });
