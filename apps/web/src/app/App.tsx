import { type ReactNode, StrictMode, useState } from 'react';
import { SWRConfig } from 'swr';

import { type ApiClient, ApiProvider, swrDefaults } from '../api/index.ts';
import { type Session, SessionProvider } from '../session/index.ts';
import { LinkProvider } from '@porchlight/ui';
import { renderLink } from './AppLink.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { RenderedAtProvider } from './clock.ts';
import { NavigationEffects } from './NavigationEffects.tsx';
import { PrivateCacheGuard } from './PrivateCacheGuard.tsx';
import { browserPorts, type Ports, PortsProvider } from './ports.ts';
import { MessageNews } from '../talk/MessageNews.tsx';
import { SessionRedirects } from './SessionRedirects.tsx';

export interface AppProps {
  api: ApiClient;
  session: Session;
  /** Default: the real world. */
  ports?: Ports;
  /** Answers that came with the page, by cache key. */
  answers?: Readonly<Record<string, unknown>>;
  /** Cache keys of what the server knew not to exist. */
  missing?: readonly string[];
  /** When the server rendered the page, ms since 1970; `null` when it did not. */
  renderedAt?: number | null;
  /** A cache of its own: one per page load, so that one test never sees another's answers. */
  cache: () => Map<string, never>;
}

/** The whole app below its router. */
export function App({
  api,
  session,
  ports = browserPorts,
  answers = {},
  missing = [],
  renderedAt = null,
  cache,
}: AppProps): ReactNode {
  const [context] = useState(() => ({
    api,
    delivered: new Map(Object.entries(answers)),
    missing: new Set(missing),
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
                <MessageNews />
                <LinkProvider value={renderLink}>
                  <AppRoutes />
                </LinkProvider>
                <NavigationEffects />
              </SWRConfig>
            </RenderedAtProvider>
          </SessionProvider>
        </ApiProvider>
      </PortsProvider>
    </StrictMode>
  );
}
