import { type InlineHashes, type RenderAssets, safeJsonForHtml, texts } from '@porchlight/domain';

import { type PageData, pageDataId } from '../app/createApp.tsx';
import { loader } from '../app/ScreenLoader.css.ts';
import { language } from '../lib/language.words.ts';
import { addressOf } from '../lib/ownPath.ts';
import { paths } from '../lib/paths.ts';
import { words } from './document.words.ts';
import { escapeHtml, tag } from './html.ts';

export interface DocumentParts {
  /** Elements of the head about the page. */
  head: string;
  /** The rendered app. */
  app: string;
  data: PageData;
  /** Whether it is complete; else it is a loading state for scripts to fill. */
  isWhole: boolean;
  assets: RenderAssets;
  /** Source of the screen, as in `assets.screens`. */
  screen: string;
}

/** Id of the template that the boot script starts the app from. */
const startId = 'start';

/** Replaces a loading state where scripts are off (`ScreenLoader.css.ts`). */
const withoutScripts = `<noscript><main class="${loader}">
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.next)} ${tag('a', { href: addressOf(paths.listings.href()) })}${escapeHtml(texts.listing.browseAll)}</a>.</p>
</main></noscript>`;

/**
 * The first paint waits for the element after the app, in the same chunk: painting a half-read page would
 * shift it. Browsers without support paint earlier.
 */
const drawnWhole = tag('link', { rel: 'expect', href: `#${pageDataId}`, blocking: 'render' });

/** A preload link in the same mode as the app's own requests; otherwise the file would be loaded twice. */
const link = (rel: string, href: string, more: Parameters<typeof tag>[1] = {}): string =>
  tag('link', { rel, href, ...more, crossorigin: true });

/**
 * Loads the app. In a complete page it is in a template until the visible content has loaded (`boot.js`), because
 * scripts would compete with photos. The styles are inline already: disabled links tell
 * the script loader so, without loading anything.
 */
function starting({ isWhole, assets, screen }: DocumentParts): string {
  const { scripts = [], styles = [] } = assets.screens[screen] ?? {};
  const preloads = new Set([...assets.preloads, ...scripts, ...(isWhole ? [] : assets.protectedPreloads)]);
  const parts = [
    ...[...assets.styles, ...styles].map((href) => link('stylesheet', href, { disabled: true })),
    ...[...preloads].map((href) => link('modulepreload', href, { fetchpriority: 'low' })),
    `${tag('script', { type: 'module', src: assets.script, crossorigin: true, fetchpriority: 'low' })}</script>`,
  ].join('\n');
  return isWhole ? `<template id="${startId}">${parts}</template>` : parts;
}

/** The whole document. Its inline scripts and styles are allowed only by hash (`inlineHashes`). */
export function documentOf(parts: DocumentParts): string {
  const { head, app, data, isWhole, assets, screen } = parts;
  const styles = [...assets.styles, ...(assets.screens[screen]?.styles ?? [])];
  const fonts = assets.fonts.map((href) => link('preload', href, { as: 'font', type: 'font/woff2' }));
  const json = `<script type="application/json" id="${pageDataId}">${safeJsonForHtml(data)}</script>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#121d23" media="(prefers-color-scheme: dark)">
${head}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/touch.png">
<link rel="manifest" href="${addressOf('/manifest.webmanifest')}">
${drawnWhole}
<script>${assets.boot.text}</script>
${fonts.join('\n')}
<style>${styles.map((path) => assets.sheets[path] ?? '').join('')}</style>
</head>
<body>${isWhole ? '' : withoutScripts}<div id="root">${app}</div>${json}${starting(parts)}</body>
</html>
`;
}

/** Hashes of the inline scripts and styles of a screen's document. */
export function inlineHashes(assets: RenderAssets, screen: string): InlineHashes {
  const { styleHash } = assets.screens[screen] ?? {};
  return { scripts: [assets.boot.hash], styles: styleHash === undefined ? [] : [styleHash] };
}
