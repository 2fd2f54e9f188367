import { texts } from '@porchlight/domain';

import { Menu } from '../../components/Menu/index.ts';
import { ChevronDownIcon, LogOutIcon, MessageIcon } from '../../icons/index.ts';
import { useRenderLink } from '../../lib/index.ts';
import { Avatar } from '../../primitives/Avatar/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { type HeaderParts, shortCount, type SiteSession } from './model.ts';
import * as styles from './SiteHeader.css.ts';
import { menuIcons, userLinks } from './userLinks.ts';

/** Whoever is signed in: their messages and their menu. Renders a `div`. */
export function MemberArea(parts: HeaderParts & { session: Extract<SiteSession, { state: 'signedIn' }> }) {
  const { hrefs, session, onSignOut, words, renderLink } = parts;
  const { name, avatar } = session;
  return (
    <div className={styles.account}>
      <MessagesLink {...parts} unread={session.unread ?? 0} />
      <div className={styles.userMenu}>
        <Menu
          header={<bdi>{name}</bdi>}
          renderLink={renderLink}
          items={[
            ...userLinks.map(({ key, label }) => {
              const Icon = menuIcons[key];
              return { id: key, label, href: hrefs[key], icon: <Icon size="sm" /> };
            }),
            {
              id: 'sign-out',
              label: texts.navigation.signOut,
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
