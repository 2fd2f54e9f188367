import { type ReactNode, StrictMode, useState } from 'react';
import { type Cache, SWRConfig } from 'swr';

import { type ApiClient, ApiError, ApiProvider, swrDefaults } from '../api/index.ts';
import { type Session, SessionProvider } from '../session/index.ts';
import { brand, currency, locale } from '@porchlight/domain';
import { KitProvider } from '@porchlight/ui';
import { renderLink } from './AppLink.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { RenderedAtProvider } from '../lib/clock.ts';
import { kitWords } from './kitWords.words.ts';
import { Member } from './Member.tsx';
import { NavigationEffects } from './NavigationEffects.tsx';
import { PrivateCacheGuard } from './PrivateCacheGuard.tsx';
import { browserPorts, type Ports, PortsProvider } from '../lib/ports.ts';
import { SessionRedirects } from './SessionRedirects.tsx';

export interface AppProps {
  api: ApiClient;
  session: Session;
  /** Default: the browser's. */
  ports?: Ports;
  /** Embedded responses by cache key. */
  answers?: Readonly<Record<string, unknown>>;
  /** HTTP status of requests that failed on the server, by cache key. */
  failed?: Readonly<Record<string, number>>;
  /** When the server rendered the page, in ms since 1970; `null` when it did not. */
  renderedAt?: number | null;
  /** A separate cache per page load, so that tests don't share data. */
  cache: () => Cache;
  /** Rendered next to the screens; must be invisible. */
  beside?: ReactNode;
}

/** The whole app below its router. */
export function App({
  api,
  session,
  ports = browserPorts,
  answers = {},
  failed = {},
  renderedAt = null,
  cache,
  beside,
}: AppProps): ReactNode {
  const [context] = useState(() => ({
    api,
    delivered: new Map(Object.entries(answers)),
    failed: new Map(
      Object.entries(failed).map(([key, status]) => [key, new ApiError({ kind: 'http', status })]),
    ),
  }));
  return (
    <StrictMode>
      <PortsProvider value={ports}>
        <ApiProvider value={context}>
          <SessionProvider value={session}>
            <RenderedAtProvider value={renderedAt}>
              <SWRConfig value={{ ...swrDefaults, fallback: answers, provider: cache }}>
                <PrivateCacheGuard />
                <SessionRedirects />
                <KitProvider
                  locale={locale}
                  messages={kitWords}
                  currency={currency}
                  brand={brand}
                  renderLink={renderLink}
                >
                  <AppRoutes />
                  <Member />
                </KitProvider>
                <NavigationEffects />
                {beside}
              </SWRConfig>
            </RenderedAtProvider>
          </SessionProvider>
        </ApiProvider>
      </PortsProvider>
    </StrictMode>
  );
}
