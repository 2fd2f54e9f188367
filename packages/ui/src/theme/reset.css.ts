import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { elementRules, modalRules, pageRules } from './resetRules.ts';

for (const [selectors, rule] of [...elementRules, ...pageRules, ...modalRules('dialog')])
  globalStyle(selectors.join(', '), { '@layer': { [layers.reset]: rule } });
