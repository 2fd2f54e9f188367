import type { MouseEvent, ReactNode } from 'react';

import { SegmentedControl } from '../../components/SegmentedControl/index.ts';
import { Sheet } from '../../components/Sheet/index.ts';
import { LogOutIcon } from '../../icons/index.ts';
import { bareList, shortCount, useFormats, useRenderLink } from '../../lib/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { LinkIcon } from './LinkIcon.tsx';
import { type HeaderParts, linkTo, type SiteLink } from './model.ts';
import * as styles from './SiteHeader.css.ts';

export interface MenuSheetProps extends HeaderParts {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The whole navigation on a small screen: a sheet from the side, closed by any navigation. */
export function MenuSheet({
  open,
  onOpenChange,
  links,
  session,
  currentPath,
  choice,
  onSignOut,
  words,
  renderLink,
}: MenuSheetProps) {
  const render = useRenderLink(renderLink);

  const formats = useFormats();
  const line = (link: SiteLink | undefined, end?: ReactNode) =>
    link && (
      <li key={`${link.href} ${link.hrefLang}`}>
        {render({
          ...linkTo(link, currentPath),
          className: styles.sheetLink,
          children: (
            <>
              {link.icon && <LinkIcon icon={link.icon} size="md" />}
              {link.label}
              {end && <span className={styles.sheetEnd}>{end}</span>}
            </>
          ),
        })}
      </li>
    );

  const unread = session.state === 'signedIn' ? (session.unread ?? 0) : 0;
  return (
    <Sheet
      side="end"
      open={open}
      onOpenChange={onOpenChange}
      title={words.navigation}
      onClick={(event: MouseEvent) => {
        if (event.target instanceof Element && event.target.closest('a[href]')) onOpenChange(false);
      }}
      footer={
        session.state === 'signedOut' && (
          <div className={styles.sheetActions}>
            {links.signUp && (
              <ButtonLink wide href={links.signUp.href} renderLink={renderLink}>
                {links.signUp.label}
              </ButtonLink>
            )}
            {links.signIn && (
              <ButtonLink
                wide
                tone="neutral"
                variant="outline"
                href={links.signIn.href}
                renderLink={renderLink}
              >
                {links.signIn.label}
              </ButtonLink>
            )}
          </div>
        )
      }
    >
      <nav aria-label={words.navigation}>
        <ul {...bareList} className={styles.sheetList}>
          {links.main.map((link) => line(link))}
          {line(links.search)}
          {line(links.action)}
        </ul>
        {session.state === 'signedIn' && (
          <>
            <div className={styles.sheetDivider} />
            <ul {...bareList} className={styles.sheetList}>
              {line(
                links.messages,
                unread > 0 && (
                  <Badge tone="accent" variant="solid" shape="count">
                    <span aria-hidden>{shortCount(unread, formats)}</span>
                    <VisuallyHidden>{words.unread(unread, formats)}</VisuallyHidden>
                  </Badge>
                ),
              )}
              {links.account?.map((link) => line(link))}
              <li>
                <button
                  type="button"
                  className={styles.sheetLink}
                  onClick={() => {
                    onOpenChange(false);
                    onSignOut?.();
                  }}
                >
                  <LogOutIcon />
                  {words.signOut}
                </button>
              </li>
            </ul>
          </>
        )}
      </nav>
      {choice && (
        <>
          <div className={styles.sheetDivider} />
          <SegmentedControl
            label={choice.label}
            options={choice.options}
            value={choice.value}
            onValueChange={choice.onValueChange}
            fullWidth
          />
        </>
      )}
      {links.languages && (
        <>
          <div className={styles.sheetDivider} />
          <ul {...bareList} className={styles.sheetList}>
            {links.languages.map((link) => line(link))}
          </ul>
        </>
      )}
    </Sheet>
  );
}
