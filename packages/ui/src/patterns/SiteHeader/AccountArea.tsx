import { texts } from '@porchlight/domain';
import { lazy, Suspense } from 'react';

import { cx } from '../../lib/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import type { HeaderParts } from './model.ts';
import * as styles from './SiteHeader.css.ts';

/** The menu of a person, in a chunk of its own: visitors have none. */
const MemberArea = lazy(async () => ({ default: (await import('./MemberArea.tsx')).MemberArea }));

function Waiting() {
  return (
    <div className={cx(styles.account, styles.wide)} aria-busy>
      <Skeleton shape="circle" />
      <Skeleton width="half" />
    </div>
  );
}

/** The end of the bar: who is here, their messages and their menu, or the ways in. */
export function AccountArea(parts: HeaderParts) {
  const { hrefs, session, renderLink } = parts;
  const navigation = texts.navigation;

  switch (session.state) {
    case 'restoring':
      return <Waiting />;
    case 'signedOut':
      return (
        <div className={cx(styles.account, styles.wide)}>
          <ButtonLink variant="quiet" tone="neutral" href={hrefs.signIn} renderLink={renderLink}>
            {navigation.signIn}
          </ButtonLink>
          <ButtonLink href={hrefs.signUp} renderLink={renderLink}>
            {navigation.signUp}
          </ButtonLink>
        </div>
      );
    case 'signedIn':
      return (
        <Suspense fallback={<Waiting />}>
          <MemberArea {...parts} session={session} />
        </Suspense>
      );
  }
}
