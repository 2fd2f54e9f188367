import { SkipLink } from '@porchlight/ui';
import { type ReactNode, Suspense, useState } from 'react';

import * as styles from './Layout.css.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import { AppBottomBar } from './AppBottomBar.tsx';
import { AppFooter } from './AppFooter.tsx';
import { AppHeader } from './AppHeader.tsx';
import { lazyPart } from '../lib/lazyPart.ts';
import { useSessionView } from '../session/index.ts';

/** Id of the main content, for the skip link. */
const mainId = 'content';

/** Few browsers block storage; the others never load this notice. */
const SessionNotice = lazyPart(async () => (await import('./SessionNotice.tsx')).SessionNotice);

/** Few users are suspended. */
const SuspensionNotice = lazyPart(async () => (await import('./SuspensionNotice.tsx')).SuspensionNotice);

/** Most users have nothing unsent when they sign out. */
const SignOutQuestion = lazyPart(async () => (await import('./SignOutQuestion.tsx')).SignOutQuestion);

export interface LayoutProps {
  /** Whether the footer is below the screen. */
  footer: boolean;
  children: ReactNode;
}

/** The site's header and footer around a screen. */
export function Layout({ footer, children }: LayoutProps) {
  const { isMemoryOnly, unsent, user } = useSessionView();
  const [hasAsked, setAsked] = useState(false);
  if (unsent !== null && !hasAsked) setAsked(true);
  return (
    <div className={styles.page}>
      <SkipLink href={`#${mainId}`} />
      <AppHeader />
      <OfflineBanner />
      <Suspense fallback={null}>
        {isMemoryOnly && <SessionNotice />}
        {user?.suspended && <SuspensionNotice userId={user.id} />}
      </Suspense>
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer && <AppFooter />}
      <AppBottomBar />
      <Suspense fallback={null}>{hasAsked && <SignOutQuestion />}</Suspense>
    </div>
  );
}
