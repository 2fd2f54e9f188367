import type { RenderAssets } from '@porchlight/domain';

/** A client build without files, for tests of a page's content. */
export const noAssets: RenderAssets = {
  boot: { text: '', hash: 'sha256-boot' },
  script: '/main.js',
  styles: [],
  preloads: [],
  protectedPreloads: [],
  fonts: [],
  sheets: {},
  screens: {},
};
