import '@porchlight/ui/styles.css';
import { locale } from '@porchlight/domain';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { appElement, createParts, type PageData, pageDataId } from './app/createApp.tsx';
import { matchRoute } from './app/matchRoute.ts';
import { ownPath } from './lib/ownPath.ts';
import { basePath } from './lib/language.words.ts';
import { browserPorts } from './lib/ports.ts';
import { LoadLaterParts } from './app/LoadLaterParts.tsx';

function readPageData(): PageData | null {
  const text = document.getElementById(pageDataId)?.textContent;
  // Written by our own server, from typed data.
  return text === undefined || text === '' ? null : (JSON.parse(text) as PageData);
}

/**
 * Warms up `Intl`, whose first use is slow, in separate steps while the screen's chunk loads. The comparison comes
 * first, because it loads only the locale data.
 */
async function firstFormat(): Promise<void> {
  const steps = [
    () => new Intl.Collator(locale).compare('', ''),
    () => new Intl.NumberFormat(locale).format(0),
  ];
  for (const step of steps) {
    // With a timer: a promise alone would continue in the same task.
    await new Promise((resolve) => setTimeout(resolve));
    step();
  }
}

/** Loads the replay of early events; `undefined` when that fails. */
const fetchReplay = () => import('./lib/replayEarly.ts').catch(() => undefined);

/** React could not hydrate a part of the page and rendered it again, without the typed text. */
function onRecoverableError(error: unknown): void {
  reportError(error);
  if (window.early?.size) void fetchReplay().then((replaying) => replaying?.replayReplaced());
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root element');
  if (import.meta.env.MODE === 'mock') await (await import('./testing/mocks/browser.ts')).startMocks();
  // After early events, load both files at the same time.
  if (window.early?.size) void fetchReplay();
  // The first screen loads before the first render, so that all of the server's HTML hydrates. If its chunk
  // fails to load, the screen's error boundary shows it.
  const screen = matchRoute(ownPath(window.location.pathname)).route.screen.preload();
  await Promise.all([screen.catch(() => undefined), firstFormat()]);
  const data = readPageData();
  const app = (
    <BrowserRouter basename={basePath}>
      {appElement(createParts(), data, browserPorts, <LoadLaterParts />)}
    </BrowserRouter>
  );
  const replaying = window.early?.size && (await fetchReplay());
  if (data === null) createRoot(root).render(app);
  // A transition hydrates in many short steps, between which the page stays responsive.
  else startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  if (replaying) replaying.replayEarly();
}

void start();
