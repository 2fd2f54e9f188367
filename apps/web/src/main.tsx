import '@porchlight/ui/styles.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { appElement, createParts, type PageData, pageDataId } from './app/createApp.tsx';
import { matchRoute } from './app/matchRoute.ts';
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
    () => new Intl.Collator('en-US').compare('', ''),
    () => new Intl.NumberFormat('en-US').format(0),
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
  const screen = matchRoute(window.location.pathname).route.screen.preload();
  await Promise.all([screen.catch(() => undefined), firstFormat()]);
  const data = readPageData();
  const app = (
    <BrowserRouter>{appElement(createParts(), data, browserPorts, <LoadLaterParts />)}</BrowserRouter>
  );
  const replaying = window.early?.size && (await fetchReplay());
  if (data === null) createRoot(root).render(app);
  // A transition hydrates in many short steps, between which the page stays responsive.
  else startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  if (replaying) replaying.replayEarly();
}

void start();
