// Writes the tokens as W3C Design Tokens JSON into the build, for design tools: one file per theme.
import { writeFileSync } from 'node:fs';

import { buildDesignTokens } from '../dist/theme/designTokens.js';

for (const [theme, file] of [
  ['light', 'tokens.json'],
  ['dark', 'tokens.dark.json'],
]) {
  writeFileSync(
    new URL(`../dist/${file}`, import.meta.url),
    `${JSON.stringify(buildDesignTokens(theme), null, 2)}\n`,
  );
}
