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
// At hand before a story begins: a chunk that comes while someone clicks makes React complain of tests.
import '../app/MemberParts.tsx';

/** People of the mocked world. */
export type Person = 'ana' | 'ben' | 'cleo' | 'dev' | 'mo';

/** What a story of a screen may choose, under `parameters.app`. */
export interface AppParameters {
  /** Path and query the app opens at. */
  path: string;
  /** Who is signed in. Default: no one. */
  as?: Person | null;
  /** Changes the mocked world before the story begins. */
  prepare?: () => void;
  /** Replaces parts of the outside world. The log is silent unless given. */
  ports?: Partial<Ports>;
}

const silent: Ports['log'] = { warn: () => undefined, error: () => undefined };

/** A network that is there as long as a story is. */
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
  // What a story that is over tries again would meet the next one's world, and could end its session. Open before any
  // other effect, which may ask.
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

/** Someone signs in in another tab of the same browser. */
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
 * What the `meta` of every screen's stories spreads: the whole app, header and footer included, opened at a path over
 * a mocked world in which everything goes well. A story changes one thing with `at`, `asUser` and `answering`.
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
      chromatic: { modes: { dark: { disable: true } } },
      app: { path } satisfies AppParameters,
      // The first answer wins: a story's own state stands before the world where all is well.
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
 * What a story spreads when it goes on to other pages: under the test runner's hands React does not come back to one
 * whose chunk is still on its way.
 */
export const leadingTo = (...pages: readonly string[]) => ({
  loaders: [() => Promise.all(pages.map((path) => matchRoute(path).route.screen.preload()))],
});

/** Story parameters: opens the app at another path. */
export const at = (path: string, rest: Omit<AppParameters, 'path'> = {}) => ({ app: { path, ...rest } });

/** Story parameters: these handlers answer before the ones where all goes well. */
export const answering = (...groups: readonly HttpHandler[][]) => ({
  msw: { handlers: { state: groups.flat() } },
});

/** Story globals: a phone, 360 px wide. */
export const onPhone = { viewport: { value: 'mobile', isRotated: false } };
/** For what is only there, or beside each other, where there is room: Storybook's own frame may be narrower. */
export const onDesktop = { viewport: { value: 'desktop', isRotated: false } };

/** Story globals: a tablet, 768 px wide. */
export const onTablet = { viewport: { value: 'tablet', isRotated: false } };

/** Story parameters: someone is signed in. */
export const asUser = (person: Person) => ({ app: { as: person } });
