import { kitStyle, vars } from '../../theme/index.ts';

const { font, radius, size } = vars;

export const badge = kitStyle({ inlineSize: '4rem', minBlockSize: '1.5rem', borderRadius: radius.full });
export const title = kitStyle({ fontSize: font.size.md });
export const meta = kitStyle({ fontSize: font.size.sm });
/** As tall as a button. */
export const action = kitStyle({ inlineSize: '6.5rem', minBlockSize: size.target });
