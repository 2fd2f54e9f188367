import { brand, type RenderAssets, safeJsonForHtml, texts } from '@porchlight/domain';

import { type PageData, pageDataId } from '../app/createApp.tsx';
import { loader } from '../app/ScreenLoader.css.ts';
import { paths } from '../lib/paths.ts';
import { escapeHtml, tag } from './html.ts';

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

/** What stands on a page that only the browser can render, where scripts are off. */
const withoutScripts = `<noscript><main class="${loader}">
<h1>${escapeHtml(brand.name)} needs JavaScript for this page</h1>
<p>Switch it on in your browser, or read without it: ${tag('a', { href: paths.listings.href() })}${escapeHtml(texts.listing.browseAll)}</a>.</p>
</main></noscript>`;

/**
 * The first drawing waits for what stands behind the app, which comes in the same piece: drawn while half of it was
 * read, its parts would move. Browsers that do not know this draw when they like.
 */
const drawnWhole = tag('link', { rel: 'expect', href: `#${pageDataId}`, blocking: 'render' });

/** The whole document. It holds no script of its own but data, so that the policy can forbid inline scripts. */
export function documentOf({ head, app, data, assets, screen }: DocumentParts): string {
  const files = assets.screens[screen] ?? { scripts: [], styles: [] };
  const links = [
    ...(data === null ? [] : [drawnWhole]),
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
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="color-scheme" content="light dark">
${head}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${tag('script', { src: '/boot.js' })}</script>
${links.join('\n')}
${tag('script', { type: 'module', src: assets.script, crossorigin: true })}</script>
</head>
<body><div id="root">${app}</div>${app === '' ? withoutScripts : ''}${json}</body>
</html>
`;
}
