import './theme/layers.css.ts';
import './theme/font.css.ts';
import './theme/tokens.css.ts';
import './theme/followSystem.css.ts';
import './theme/reset.css.ts';
