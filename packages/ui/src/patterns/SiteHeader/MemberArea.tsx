import { Menu, type MenuItem } from '../../components/Menu/index.ts';
import { ChevronDownIcon, LogOutIcon, MessageIcon } from '../../icons/index.ts';
import { cx, shortCount, useFormats, useRenderLink } from '../../lib/index.ts';
import { Avatar } from '../../primitives/Avatar/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { LinkIcon } from './LinkIcon.tsx';
import { type HeaderParts, linkTo, type SiteChoice, type SiteLink, type SiteSession } from './model.ts';
import * as styles from './SiteHeader.css.ts';

/** The choice as a menu item, with its options in a submenu. */
function choiceItem({ label, icon, options, value, onValueChange }: SiteChoice): MenuItem {
  return {
    id: 'choice',
    label,
    icon: icon && <LinkIcon icon={icon} size="sm" />,
    separated: true,
    items: options.map((option) => ({
      id: option.value,
      label: option.label,
      checked: option.value === value,
      onSelect: () => onValueChange(option.value),
    })),
  };
}

/** Messages and menu of the signed-in user. Renders a `div`. */
export function MemberArea(parts: HeaderParts & { session: Extract<SiteSession, { state: 'signedIn' }> }) {
  const { links, session, choice, onSignOut, words, renderLink } = parts;
  const { id, name, avatar } = session;
  return (
    <div className={styles.account}>
      {links.messages && <MessagesLink {...parts} to={links.messages} unread={session.unread ?? 0} />}
      <div className={styles.userMenu}>
        <Menu
          header={<bdi>{name}</bdi>}
          renderLink={renderLink}
          items={[
            ...(links.account ?? []).map(({ href, label, icon }) => ({
              id: href,
              label,
              href,
              icon: icon && <LinkIcon icon={icon} size="sm" />,
            })),
            ...(choice ? [choiceItem(choice)] : []),
            {
              id: 'sign-out',
              label: words.signOut,
              icon: <LogOutIcon size="sm" />,
              separated: true,
              onSelect: () => onSignOut?.(),
            },
          ]}
          renderTrigger={(trigger) => (
            <button {...trigger} type="button" className={styles.userButton}>
              <VisuallyHidden>{words.account(name)}</VisuallyHidden>
              <Avatar name={name} seed={id} src={avatar} size="sm" />
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

function MessagesLink({
  to,
  currentPath,
  words,
  renderLink,
  unread,
}: HeaderParts & { to: SiteLink; unread: number }) {
  const formats = useFormats();
  const render = useRenderLink(renderLink);
  return render({
    ...linkTo(to, currentPath),
    className: cx(styles.iconLink, styles.messages),
    children: (
      <>
        <MessageIcon />
        <VisuallyHidden>
          {to.label}
          {unread > 0 && `, ${words.unread(unread, formats)}`}
        </VisuallyHidden>
        {unread > 0 && (
          <Badge aria-hidden tone="accent" variant="solid" shape="count" className={styles.count}>
            {shortCount(unread, formats)}
          </Badge>
        )}
      </>
    ),
  });
}
