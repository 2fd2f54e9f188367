// Only with the reset, which also sets the page's background from the theme. A page with its own background stays
// light unless `data-theme` is set.
import { followSystem } from './themeRules.ts';

followSystem(':root:not([data-theme="light"], [data-theme="dark"])');
