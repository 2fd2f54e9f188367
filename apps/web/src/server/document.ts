import { type RenderAssets, safeJsonForHtml } from '@porchlight/domain';

import { type PageData, pageDataId } from '../app/createApp.tsx';
import { tag } from './html.ts';

export interface DocumentParts {
  /** Elements that say what the page is. */
  head: string;
  /** The rendered app; empty for pages that only the browser can render. */
  app: string;
  /** `null` where there is nothing to take over. */
  data: PageData | null;
  assets: RenderAssets;
  /** Source of the screen, as `assets.screens` names it. */
  screen: string;
}

/** The whole document. It holds no script of its own but data, so that the policy can forbid inline scripts. */
export function documentOf({ head, app, data, assets, screen }: DocumentParts): string {
  const files = assets.screens[screen] ?? { scripts: [], styles: [] };
  const links = [
    ...assets.fonts.map((href) =>
      tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: true }),
    ),
    ...[...assets.styles, ...files.styles].map((href) =>
      tag('link', { rel: 'stylesheet', href, crossorigin: true }),
    ),
    ...[...assets.preloads, ...files.scripts].map((href) =>
      tag('link', { rel: 'modulepreload', href, crossorigin: true }),
    ),
  ];
  const json =
    data === null
      ? ''
      : `<script type="application/json" id="${pageDataId}">${safeJsonForHtml(data)}</script>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${head}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${tag('script', { src: '/boot.js' })}</script>
${links.join('\n')}
${tag('script', { type: 'module', src: assets.script, crossorigin: true })}</script>
</head>
<body><div id="root">${app}</div>${json}</body>
</html>
`;
}
