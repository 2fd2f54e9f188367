import { texts } from '@porchlight/domain';

import { Menu } from '../../components/Menu/index.ts';
import { ChevronDownIcon, LogOutIcon, MessageIcon } from '../../icons/index.ts';
import { cx, useRenderLink } from '../../lib/index.ts';
import { Avatar } from '../../primitives/Avatar/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { shortCount, userLinks, type HeaderParts } from './model.ts';
import * as styles from './SiteHeader.css.ts';

/** The end of the bar: who is here, their messages and their menu, or the ways in. */
export function AccountArea(parts: HeaderParts) {
  const { hrefs, session, onSignOut, words, renderLink } = parts;
  const navigation = texts.navigation;

  switch (session.state) {
    case 'restoring':
      return (
        <div className={cx(styles.account, styles.wide)} aria-busy>
          <Skeleton shape="circle" />
          <Skeleton width="half" />
        </div>
      );
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
    case 'signedIn': {
      const { name, avatar } = session;
      return (
        <div className={styles.account}>
          <MessagesLink {...parts} unread={session.unread ?? 0} />
          <div className={styles.userMenu}>
            <Menu
              header={<bdi>{name}</bdi>}
              renderLink={renderLink}
              items={[
                ...userLinks.map(({ key, label }) => ({ id: key, label, href: hrefs[key] })),
                {
                  id: 'sign-out',
                  label: navigation.signOut,
                  icon: <LogOutIcon size="sm" />,
                  separated: true,
                  onSelect: () => onSignOut?.(),
                },
              ]}
              renderTrigger={(trigger) => (
                <button {...trigger} type="button" className={styles.userButton}>
                  <VisuallyHidden>{words.account(name)}</VisuallyHidden>
                  <Avatar name={name} src={avatar} size="sm" />
                  <bdi className={styles.userName} aria-hidden>
                    {name}
                  </bdi>
                  <ChevronDownIcon size="sm" />
                </button>
              )}
            />
          </div>
        </div>
      );
    }
  }
}

function MessagesLink({ hrefs, currentPath, words, renderLink, unread }: HeaderParts & { unread: number }) {
  const render = useRenderLink(renderLink);
  return render({
    href: hrefs.messages,
    className: styles.iconLink,
    'aria-current': hrefs.messages === currentPath ? 'page' : undefined,
    children: (
      <>
        <MessageIcon />
        <VisuallyHidden>
          {texts.navigation.messages}
          {unread > 0 && `, ${words.unread(unread)}`}
        </VisuallyHidden>
        {unread > 0 && (
          <Badge aria-hidden tone="accent" variant="solid" shape="count" className={styles.count}>
            {shortCount(unread)}
          </Badge>
        )}
      </>
    ),
  });
}
