import '@porchlight/ui/styles.css';
import '../packages/ui/src/foundations/brand.css';
import './fonts.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { setupWorker } from 'msw/browser';
import { configure } from 'storybook/test';

import { docs } from './docs/index.tsx';
import { fixDate } from './fixedDate.ts';
import { dress, globalTypes, initialGlobals, settingsIn } from './globals.ts';
import { InLanguage, tellPlayed } from './InLanguage.tsx';
import { inTurn } from './inTurn.ts';
import { modes } from './modes.ts';
import { inItsOwnWindow } from './ownWindow.ts';
import { atRest, requestEnded, requestStarted, storyStarted } from './rest.ts';
import { comeToRest } from './still.ts';

declare global {
  /** Storybook's own; tests have none. */
  var __STORYBOOK_PREVIEW__: { view: { showMain: () => void } } | undefined;
}

fixDate();

// Storybook tells its panel what a story's spies were called with. A click holds the window it was made in, and with that
// everything there is, the frames of other stories as well. The window tells nothing of itself.
Object.defineProperty(window, 'toJSON', { value: () => undefined, configurable: true });

// Stories wait for what a person would wait for, on a slow machine too.
configure({ asyncUtilTimeout: 15_000 });

const worker = setupWorker();
worker.events.on('request:start', ({ requestId }) => requestStarted(requestId));
worker.events.on('request:end', ({ requestId }) => requestEnded(requestId));

/** Paths that Storybook and Vite fetch for themselves. */
const isOwnAsset = (url: URL): boolean => url.origin === location.origin && !url.pathname.startsWith('/api/');

async function startWorker(): Promise<typeof worker> {
  await worker.start({
    quiet: true,
    // Beside this page, wherever that is published.
    serviceWorker: { url: `${import.meta.env.BASE_URL}worker.js` },
    onUnhandledRequest(request, print) {
      if (isOwnAsset(new URL(request.url))) return;
      // Only screens make calls. One that a screen's story held back comes once more when its time is up, in whatever
      // story is on by then.
      if (document.querySelector('[data-app-story]') === null) return;
      print.error();
      throw new Error(`No mock answers ${request.method} ${request.url}`);
    },
  });
  return worker;
}

/**
 * A tenth of a second after it was chosen, Storybook hides a story that is not there yet, even one that is being drawn:
 * what takes the focus as soon as it is there would get none, because it is hidden.
 */
function showFromNowOn(): void {
  globalThis.__STORYBOOK_PREVIEW__?.view.showMain();
}

/** In tests axe lists no elements that are well, 150 kB of them for each story: Storybook's panel shows them. */
const isTested = import.meta.env['VITE_VISUAL'] !== undefined;

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [
    inItsOwnWindow,
    inTurn,
    mswLoader(startWorker),
    async ({ globals }) => ({ settings: await settingsIn(globals['locale']) }),
  ],
  beforeEach: () => {
    storyStarted();
    showFromNowOn();
  },
  // A screen may end its play while an answer is on its way and what it had is dimmed: it is judged when it is there.
  afterEach: async () => {
    if (document.querySelector('[data-app-story]') !== null) await atRest();
    tellPlayed();
    comeToRest();
  },
  parameters: {
    a11y: { test: 'error', ...(isTested && { options: { resultTypes: ['violations', 'incomplete'] } }) },
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    layout: 'padded',
    docs,
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Guides',
          [
            'Getting started',
            'Components at a glance',
            'Forms',
            'Flows with the kit',
            'Next',
            'Languages',
            'Theming',
            'Switching themes',
            'Content security',
            'Images',
            'Tokens',
            'Icons',
            'Writing style',
            'Accessibility',
            'Testing',
            'Contributing',
            'Versions and changes',
          ],
          'Foundations',
          ['Tokens', 'Icons', 'Second brand'],
          'Primitives',
          'Components',
          'Patterns',
          'Screens',
          [
            'Home',
            'Categories',
            'Search',
            'Listings',
            'Listing detail',
            '*',
            'Guard',
            'Session notice',
            'Not found',
            'Failed',
          ],
          'Flows',
          'Stress',
        ],
      },
    },
    viewport: {
      options: {
        small: { name: 'Small phone (320)', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        mobile: { name: 'Phone (360)', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet (768)', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop (1280)', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  initialGlobals,
  globalTypes,
  decorators: [
    (Story, context) => {
      const { globals, parameters, loaded, viewMode } = context;
      dress(globals);
      document.body.dataset['layout'] = String(parameters['layout']);
      const settings = loaded['settings'] as Awaited<ReturnType<typeof settingsIn>>;
      if (settings === undefined) return <Story />;
      const isPlayed =
        viewMode === 'story' && 'playFunction' in context && context.playFunction !== undefined;
      return (
        <InLanguage settings={settings} isPlayed={isPlayed}>
          <Story />
        </InLanguage>
      );
    },
  ],
};

export default preview;
