// The reset for the kit's elements only, for pages with their own reset. Only the packed kit has the class names for
// it.
import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { anyPart } from './parts.ts';
import { elementRules, modalRules } from './resetRules.ts';

const ofParts = (selector: string): string => selector.replace(/(::\w+)?$/, (end) => anyPart + end);

for (const [selectors, rule] of elementRules)
  globalStyle(selectors.map(ofParts).join(', '), { '@layer': { [layers.reset]: rule } });

for (const [selectors, rule] of modalRules(`dialog${anyPart}`))
  globalStyle(selectors.join(', '), { '@layer': { [layers.reset]: rule } });
