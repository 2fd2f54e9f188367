import { assignVars } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { scales } from './scales.ts';
import { followSystem, themeRule, tokenRule } from './themeRules.ts';

const { font, space, radius, size, motion } = vars;

tokenRule(':root', {
  vars: assignVars({ font, space, radius, size, motion }, scales),
});

tokenRule('[dir="rtl"]', { vars: { '--pl-direction': '-1' } });
tokenRule('[dir="ltr"]', { vars: { '--pl-direction': '1' } });

// Light, unless an attribute on the page or a part is `dark`, or `auto` for the user's system.
tokenRule(':root, [data-theme="light"], [data-theme="auto"]', themeRule('light'));
followSystem('[data-theme="auto"]');
tokenRule('[data-theme="dark"]', { '@media': { screen: themeRule('dark') } });
