// Writes the tokens as W3C Design Tokens JSON beside the build, for design tools.
import { writeFileSync } from 'node:fs';

import { buildDesignTokens } from '../dist/theme/designTokens.js';

writeFileSync(
  new URL('../dist/tokens.json', import.meta.url),
  `${JSON.stringify(buildDesignTokens(), null, 2)}\n`,
);
