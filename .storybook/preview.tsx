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
import { requestEnded, requestStarted, windowSized } from './rest.ts';

fixDate();

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

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [mswLoader(startWorker), windowSized],
  parameters: {
    a11y: { test: 'error' },
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
  initialGlobals: { theme: 'light', brand: 'porchlight' },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        items: [
          { value: 'porchlight', title: 'Porchlight' },
          { value: 'harbor', title: 'Harbor, a second brand' },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      if (globals['brand'] === 'harbor') document.documentElement.dataset['brand'] = 'harbor';
      else delete document.documentElement.dataset['brand'];
      document.body.dataset['layout'] = String(parameters['layout']);
      document.documentElement.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
      return <Story />;
    },
  ],
};

export default preview;
