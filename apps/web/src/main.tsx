import '@porchlight/ui/styles.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { appElement, createParts, type PageData, pageDataId } from './app/createApp.tsx';
import { matchRoute } from './app/matchRoute.ts';
import { setPreload } from './lib/preloading.ts';

function readPageData(): PageData | null {
  const text = document.getElementById(pageDataId)?.textContent;
  // Written by our own server, from typed data.
  return text === undefined || text === '' ? null : (JSON.parse(text) as PageData);
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root element');
  if (import.meta.env.MODE === 'mock') await (await import('./testing/mocks/browser.ts')).startMocks();
  const preload = (pathname: string): Promise<void> => matchRoute(pathname).route.screen.preload();
  setPreload((pathname) => void preload(pathname).catch(() => undefined));
  // The first screen is there before the first render, so that the server's HTML is taken over whole. When its chunk
  // does not come, the screen's own boundary says so.
  await preload(window.location.pathname).catch(() => undefined);
  const data = readPageData();
  const app = <BrowserRouter>{appElement(createParts(), data)}</BrowserRouter>;
  if (data === null) createRoot(root).render(app);
  else hydrateRoot(root, app);
  // Nobody drags a file here within the first moments. Without it the browser does what it always did.
  await import('./lib/holdDroppedFiles.ts').catch(() => undefined);
}

void start();
