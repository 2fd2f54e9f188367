import { SkipLink } from '@porchlight/ui';
import type { ReactNode } from 'react';

import * as styles from './Layout.css.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import { AppFooter } from './AppFooter.tsx';
import { AppHeader } from './AppHeader.tsx';
import { SessionNotice } from './SessionNotice.tsx';

/** Id of the part of the page that changes, where the skip link leads. */
const mainId = 'content';

/** The site's header and footer around a screen. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <SkipLink href={`#${mainId}`} />
      <AppHeader />
      <OfflineBanner />
      <SessionNotice />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <AppFooter />
    </div>
  );
}
