import '@porchlight/ui/styles.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { appElement, createParts, type PageData, pageDataId } from './app/createApp.tsx';
import { matchRoute } from './app/matchRoute.ts';
import { browserPorts } from './lib/ports.ts';
import { Later } from './app/Later.tsx';

function readPageData(): PageData | null {
  const text = document.getElementById(pageDataId)?.textContent;
  // Written by our own server, from typed data.
  return text === undefined || text === '' ? null : (JSON.parse(text) as PageData);
}

/**
 * A browser's first format of numbers takes long: in steps of their own, while the screen is on its way. It reads what it
 * knows of languages first, which a comparison makes it do alone.
 */
async function firstFormat(): Promise<void> {
  const steps = [
    () => new Intl.Collator('en-US').compare('', ''),
    () => new Intl.NumberFormat('en-US').format(0),
  ];
  for (const step of steps) {
    // By a timer: what waits for a promise alone goes on in the same task.
    await new Promise((resolve) => setTimeout(resolve));
    step();
  }
}

/** What does again what was done before the app came; nothing where that cannot be had. */
const fetchReplay = () => import('./lib/replayEarly.ts').catch(() => undefined);

/** React could not hydrate a part of the page and has rendered it again, without what was typed there. */
function onRecoverableError(error: unknown): void {
  reportError(error);
  if (window.early?.size) void fetchReplay().then((replaying) => replaying?.replayReplaced());
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root element');
  if (import.meta.env.MODE === 'mock') await (await import('./testing/mocks/browser.ts')).startMocks();
  // Whoever waits for what they did waits for both files at once.
  if (window.early?.size) void fetchReplay();
  // The first screen is there before the first render, so that the server's HTML is taken over whole. When its chunk
  // does not come, the screen's own boundary says so.
  const screen = matchRoute(window.location.pathname).route.screen.preload();
  await Promise.all([screen.catch(() => undefined), firstFormat()]);
  const data = readPageData();
  const app = <BrowserRouter>{appElement(createParts(), data, browserPorts, <Later />)}</BrowserRouter>;
  const replaying = window.early?.size && (await fetchReplay());
  if (data === null) createRoot(root).render(app);
  // As a transition it is done in many short steps, between which the page answers.
  else startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  if (replaying) replaying.replayEarly();
}

void start();
