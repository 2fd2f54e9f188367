import '@porchlight/ui/styles.css';
import '../packages/ui/src/foundations/brand.css';
import './fonts.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { setupWorker } from 'msw/browser';
import { configure } from 'storybook/test';

import { accessibility } from './accessibility.ts';
import { docs } from './docs/index.tsx';
import { fixDate } from './fixedDate.ts';
import { dress, globalTypes, initialGlobals, loadCatalogs, settingsIn } from './globals.ts';
import { InLanguage, tellPlayed } from './InLanguage.tsx';
import { inTurn } from './inTurn.ts';
import { modes } from './modes.ts';
import { inItsOwnWindow } from './ownWindow.ts';
import { atRest, requestEnded, requestStarted, storyStarted } from './rest.ts';
import { comeToRest } from './still.ts';

declare global {
  /** Set by Storybook; not in tests. */
  var __STORYBOOK_PREVIEW__: { view: { showMain: () => void } } | undefined;
}

fixDate();

// Storybook sends its panel the arguments of a story's spies. A click event references its window, and through it
// everything, the frames of other stories as well. The window serializes to nothing.
Object.defineProperty(window, 'toJSON', { value: () => undefined, configurable: true });

/** Whether this is a frame of a sheet (`public/sheet.html`). */
const isOnSheet = window.frameElement?.closest('[data-sheet]') != null;

// Generous, so that stories wait long enough on a slow machine. On a sheet the next frame waits for a play that fails
// because it expects another width.
configure({ asyncUtilTimeout: isOnSheet ? 3000 : 15_000 });

const worker = setupWorker();
worker.events.on('request:start', ({ requestId }) => requestStarted(requestId));
worker.events.on('request:end', ({ requestId }) => requestEnded(requestId));

/** Paths that Storybook and Vite request themselves. */
const isOwnAsset = (url: URL): boolean => url.origin === location.origin && !url.pathname.startsWith('/api/');

async function startWorker(): Promise<typeof worker> {
  await worker.start({
    quiet: true,
    // Relative to this page, wherever it is published.
    serviceWorker: { url: `${import.meta.env.BASE_URL}worker.js` },
    onUnhandledRequest(request, print) {
      if (isOwnAsset(new URL(request.url))) return;
      // Only screens make calls. A delayed call of one screen's story can finish during any later story.
      if (document.querySelector('[data-app-story]') === null) return;
      print.error();
      throw new Error(`No mock answers ${request.method} ${request.url}`);
    },
  });
  return worker;
}

/**
 * Storybook hides a story that is not ready a tenth of a second after it was selected, even while it is rendering: a
 * hidden story cannot take the focus on mount.
 */
function showFromNowOn(): void {
  globalThis.__STORYBOOK_PREVIEW__?.view.showMain();
}

// The frames of a sheet share their storage: the sign-in of the next one must not end the session of this one.
if (isOnSheet)
  window.addEventListener('storage', (event) => {
    if (event.isTrusted) event.stopImmediatePropagation();
  });

/** In tests axe lists no passing elements, 150 kB for each story: only Storybook's panel shows them. */
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
  // A screen may end its play while a response is pending and its content is dimmed: axe runs once it has arrived.
  afterEach: async () => {
    if (document.querySelector('[data-app-story]') !== null) await atRest();
    tellPlayed();
    comeToRest();
  },
  parameters: {
    a11y: {
      ...accessibility,
      options: {
        ...accessibility.options,
        ...(isTested && { resultTypes: ['violations', 'incomplete'] }),
      },
    },
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    layout: 'padded',
    docs,
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Start',
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
          'Emails',
          'Patterns',
          'Components',
          'Primitives',
          'Foundations',
          ['Tokens', 'Tokens in use', 'Icons', 'Second brand'],
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
            'Texts',
            'Accessibility',
            'Testing',
            'Contributing',
            'Versions and changes',
          ],
          'Flow Explorer',
          'Stress',
        ],
      },
    },
    viewport: {
      options: {
        small: { name: 'Small phone (320)', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        phone: { name: 'Phone (360)', styles: { width: '360px', height: '740px' }, type: 'mobile' },
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
      if (!isTested) loadCatalogs(globals);
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
