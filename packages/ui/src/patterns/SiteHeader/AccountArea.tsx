import { useEffect } from 'react';

import { cx, useOnDemand } from '../../lib/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { type HeaderParts, linkTo } from './model.ts';
import * as styles from './SiteHeader.css.ts';

/** The menu of a person, in a chunk of its own: visitors have none. */
const loadMember = async () => (await import('./MemberArea.tsx')).MemberArea;

/** The first of two ways is the quieter one. */
const quiet = { variant: 'quiet', tone: 'neutral' } as const;

/** The end of the bar: who is here, their messages and their menu, or the ways in. */
export function AccountArea(parts: HeaderParts) {
  const { links, session, currentPath, renderLink } = parts;
  const { part: MemberArea, fetch } = useOnDemand(loadMember);
  const isMember = session.state === 'signedIn';

  useEffect(() => {
    // Every page that is gone to is another try.
    if (isMember) void fetch();
  }, [isMember, currentPath, fetch]);

  if (isMember && MemberArea) return <MemberArea {...parts} session={session} />;
  const isWaiting = isMember ? MemberArea === null : session.state === 'restoring';
  // Without its chunk the menu of a person is two plain links.
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
