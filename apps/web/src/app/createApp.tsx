import type { ReactNode } from 'react';

import { type ApiClient, type ApiClientOptions, cacheOf, createApiClient, fetchCalls } from '../api/index.ts';
import { createSession, type Session } from '../session/index.ts';
import { App } from './App.tsx';
import { browserPorts, type Ports } from '../lib/ports.ts';

/** The parts of the app that live as long as the page. */
export interface AppParts {
  api: ApiClient;
  session: Session;
}

/**
 * Connects the client and the session, which need each other. Loads nothing yet.
 *
 * @param network sends their calls; default: the browser's `fetch`
 */
export function createParts(
  ports: Ports = browserPorts,
  network: Pick<ApiClientOptions, 'fetch'> = {},
): AppParts {
  const session = createSession({
    load: async (leave) => {
      // A signed-in user's page makes calls at once.
      void fetchCalls().catch(() => undefined);
      return (await import('../session/liveSession.ts')).createLiveSession({
        api,
        now: ports.now,
        leave,
        keeping: () => import('./leaving.ts'),
      });
    },
  });
  const api: ApiClient = createApiClient({ session, ...network });
  return { api, session };
}

/** Data that the server embeds in the page. */
export interface PageData {
  /** Responses by cache key. */
  answers: Readonly<Record<string, unknown>>;
  /** HTTP status by cache key of requests that failed. */
  failed: Readonly<Record<string, number>>;
  /** ISO 8601. */
  renderedAt: string;
}

/** Id of the element that holds the page's data as JSON. */
export const pageDataId = 'page-data';

/**
 * The app with all providers, to render inside a router.
 *
 * @param beside rendered next to the screens, invisible; default: nothing
 */
export function appElement(
  parts: AppParts,
  data: PageData | null,
  ports: Ports = browserPorts,
  beside?: ReactNode,
): ReactNode {
  const cache = cacheOf(data?.answers ?? {});
  return (
    <App
      api={parts.api}
      session={parts.session}
      ports={ports}
      answers={data?.answers}
      failed={data?.failed}
      renderedAt={data === null ? null : Date.parse(data.renderedAt)}
      cache={() => cache}
      beside={beside}
    />
  );
}
