// Only beside the reset, which gives the page the ground of the theme as well. A page with a ground of its own stays light
// until `data-theme` says otherwise.
import { followSystem } from './themeRules.ts';

followSystem(':root:not([data-theme="light"], [data-theme="dark"])');
