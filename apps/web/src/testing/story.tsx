import { storageKeys } from '@porchlight/domain';
import type { HttpHandler } from 'msw';
import { type ReactElement, useInsertionEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { appElement, createParts } from '../app/createApp.tsx';
import { matchRoute } from '../app/matchRoute.ts';
import { browserPorts, type Ports } from '../lib/ports.ts';
import { everything } from './mocks/index.ts';
import { model, resetModel } from './mocks/model.ts';
import { openSession } from './mocks/sessions.ts';
import * as styles from './story.css.ts';
// Loaded before a story starts: a chunk that loads during a click makes React warn about tests.
import '../app/MemberParts.tsx';

export type Person = 'ana' | 'ben' | 'cleo' | 'dev' | 'mo';

/** Parameters of a screen's story, under `parameters.app`. */
export interface AppParameters {
  /** Path and query the app opens at. */
  path: string;
  /** The signed-in user. Default: none. */
  as?: Person | null;
  /** Changes the model before the story starts. */
  prepare?: () => void;
  /** Replaces some ports. The log is silent by default. */
  ports?: Partial<Ports>;
}

const silent: Ports['log'] = { warn: () => undefined, error: () => undefined };

/** A network that works only while its story is mounted. */
function createNetwork() {
  let isOpen = false;
  const network: typeof fetch = (input, init) =>
    isOpen ? fetch(input, init) : Promise.reject(new TypeError('The story is over'));
  return {
    fetch: network,
    open: () => {
      isOpen = true;
      return () => {
        isOpen = false;
      };
    },
  };
}

function AppStory({ app }: { app: AppParameters }): ReactElement {
  const [{ element, network }] = useState(() => {
    const ports: Ports = { ...browserPorts, log: silent, reload: () => undefined, ...app.ports };
    const created = createNetwork();
    return {
      element: appElement(createParts(ports, { fetch: created.fetch }), null, ports),
      network: created,
    };
  });
  // A retry of a finished story would reach the next one's model, and could end its session. Opens before
  // other effects, which may send requests.
  useInsertionEffect(network.open, [network]);
  return (
    <div className={styles.frame} data-app-story>
      <MemoryRouter initialEntries={[app.path]}>{element}</MemoryRouter>
    </div>
  );
}

function seedStorage(person: Person | null): void {
  localStorage.clear();
  sessionStorage.clear();
  const user = model().users.find(({ id }) => id === `user-${person}`);
  if (user === undefined) return;
  const { token, refresh_token: refreshToken } = openSession(model(), user);
  localStorage.setItem(storageKeys.token, token);
  localStorage.setItem(storageKeys.refreshToken, refreshToken);
  localStorage.setItem(storageKeys.auth, JSON.stringify({ user, isAuthenticated: true }));
}

/** Signs a user in in another tab of the same browser. */
export function signInElsewhere(person: Person): void {
  seedStorage(person);
  const [key, storageArea] = [storageKeys.token, localStorage];
  window.dispatchEvent(
    new StorageEvent('storage', { key, newValue: localStorage.getItem(key), storageArea }),
  );
}

interface StoryContext {
  parameters: { app?: AppParameters; [name: string]: unknown };
}

/**
 * Base of a screen's `meta`: the whole app, with header and footer, opened at a path, with mocks in which every call
 * succeeds. A story changes one thing with `at`, `asUser` and `answering`.
 *
 * ```tsx
 * const meta = { title: 'Screens/Listings', component: ListingsScreen, ...inApp('/listings') } satisfies Meta<…>;
 * export const Empty: Story = { parameters: { ...answering(listings.empty) } };
 * ```
 */
export function inApp(path: string) {
  return {
    parameters: {
      layout: 'fullscreen',
      controls: { disable: true },
      chromatic: { modes: { dark: { disable: true } } },
      app: { path } satisfies AppParameters,
      // The first matching handler wins: the story's own come before the successful ones.
      msw: { handlers: { state: [] as HttpHandler[], all: everything } },
    },
    loaders: [
      async ({ parameters: { app } }: StoryContext): Promise<void> => {
        resetModel();
        app?.prepare?.();
        seedStorage(app?.as ?? null);
        if (app?.as)
          await Promise.all([
            import('../session/liveSession.ts'),
            import('../favorites/SignedInFavoriteButton.tsx'),
          ]);
        const { pathname } = new URL(app?.path ?? path, 'http://story.invalid');
        await matchRoute(pathname).route.screen.preload();
      },
    ],
    render: (_args: unknown, { parameters: { app } }: StoryContext): ReactElement => (
      <AppStory app={app ?? { path }} />
    ),
  };
}

/**
 * Parameters of a story that navigates: preloads these pages, because in the test runner React doesn't return
 * to a page whose chunk is loading.
 */
export const leadingTo = (...pages: readonly string[]) => ({
  loaders: [() => Promise.all(pages.map((path) => matchRoute(path).route.screen.preload()))],
});

/** Story parameters: opens the app at another path. */
export const at = (path: string, rest: Omit<AppParameters, 'path'> = {}) => ({ app: { path, ...rest } });

/** Story parameters: these handlers take precedence over the successful ones. */
export const answering = (...groups: readonly HttpHandler[][]) => ({
  msw: { handlers: { state: groups.flat() } },
});

/** Story globals: a phone, 360 px wide. */
export const onPhone = { viewport: { value: 'phone', isRotated: false } };
/** Story globals: a desktop, for layouts that need more room than Storybook's own frame may have. */
export const onDesktop = { viewport: { value: 'desktop', isRotated: false } };

/** Story globals: a tablet, 768 px wide. */
export const onTablet = { viewport: { value: 'tablet', isRotated: false } };

/** Story parameters: signed in as this user. */
export const asUser = (person: Person) => ({ app: { as: person } });
