import { useEffect } from 'react';

import { cx, useOnDemand } from '../../lib/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { type HeaderParts, linkTo } from './model.ts';
import * as styles from './SiteHeader.css.ts';

/** The user menu, in its own chunk: visitors don't need it. */
const loadMember = async () => (await import('./MemberArea.tsx')).MemberArea;

/** The first of the two links is less prominent. */
const quiet = { variant: 'quiet', tone: 'neutral' } as const;

/** The end of the bar: messages and menu of the user, or links to sign in and sign up. */
export function AccountArea(parts: HeaderParts) {
  const { links, session, currentPath, renderLink } = parts;
  const { part: MemberArea, fetch } = useOnDemand(loadMember);
  const isMember = session.state === 'signedIn';

  useEffect(() => {
    // Every navigation retries.
    if (isMember) void fetch();
  }, [isMember, currentPath, fetch]);

  if (isMember && MemberArea) return <MemberArea {...parts} session={session} />;
  const isWaiting = isMember ? MemberArea === null : session.state === 'restoring';
  // If its chunk fails to load, the user menu is replaced by two plain links.
  const ways = isMember ? [links.messages, links.account?.[0]] : [links.signIn, links.signUp];
  return (
    <div className={cx(styles.account, styles.wide)} aria-busy={isWaiting}>
      {isWaiting ? (
        <>
          <Skeleton shape="circle" />
          <Skeleton width="half" />
        </>
      ) : (
        ways.map(
          (way, place) =>
            way && (
              <ButtonLink
                key={way.href}
                {...(place === 0 && quiet)}
                {...linkTo(way, currentPath)}
                renderLink={renderLink}
              >
                {way.label}
              </ButtonLink>
            ),
        )
      )}
    </div>
  );
}
