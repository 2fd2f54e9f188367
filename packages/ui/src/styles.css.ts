import './theme/layers.css.ts';
import './theme/font.css.ts';
import './theme/global.css.ts';
