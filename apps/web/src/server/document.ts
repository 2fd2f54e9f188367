import { brand, type InlineHashes, type RenderAssets, safeJsonForHtml, texts } from '@porchlight/domain';

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

/** Where the boot script finds what starts the app. */
const startId = 'start';

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

/** A link to a file that is fetched as the app fetches its own: else it would be fetched twice. */
const link = (rel: string, href: string, more: Parameters<typeof tag>[1] = {}): string =>
  tag('link', { rel, href, ...more, crossorigin: true });

/**
 * What starts the app. Where the server drew the page it waits in a template until what can be seen is there
 * (`boot.js`): on a slow line the scripts would take turns with the photos. The style sheets stand in the page already;
 * their links tell the loader of scripts so, and being disabled they fetch nothing.
 */
function starting({ app, assets, screen }: DocumentParts): string {
  const { scripts = [], styles = [] } = assets.screens[screen] ?? {};
  const parts = [
    ...[...assets.styles, ...styles].map((href) => link('stylesheet', href, { disabled: true })),
    ...[...assets.preloads, ...scripts].map((href) => link('modulepreload', href, { fetchpriority: 'low' })),
    `${tag('script', { type: 'module', src: assets.script, crossorigin: true, fetchpriority: 'low' })}</script>`,
  ].join('\n');
  return app === '' ? parts : `<template id="${startId}">${parts}</template>`;
}

/** The whole document. What stands in it of scripts and styles is let pass by its hash alone (`inlineHashes`). */
export function documentOf(parts: DocumentParts): string {
  const { head, app, data, assets, screen } = parts;
  const styles = [...assets.styles, ...(assets.screens[screen]?.styles ?? [])];
  const fonts = assets.fonts.map((href) => link('preload', href, { as: 'font', type: 'font/woff2' }));
  const json =
    data === null
      ? ''
      : `<script type="application/json" id="${pageDataId}">${safeJsonForHtml(data)}</script>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#121d23" media="(prefers-color-scheme: dark)">
${head}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/touch.png">
<link rel="manifest" href="/manifest.webmanifest">
${data === null ? '' : drawnWhole}
<script>${assets.boot.text}</script>
${fonts.join('\n')}
<style>${styles.map((path) => assets.sheets[path] ?? '').join('')}</style>
</head>
<body><div id="root">${app}</div>${app === '' ? withoutScripts : ''}${json}${starting(parts)}</body>
</html>
`;
}

/** Hashes of the scripts and styles that stand in a screen's document. */
export function inlineHashes(assets: RenderAssets, screen: string): InlineHashes {
  const { styleHash } = assets.screens[screen] ?? {};
  return { scripts: [assets.boot.hash], styles: styleHash === undefined ? [] : [styleHash] };
}
