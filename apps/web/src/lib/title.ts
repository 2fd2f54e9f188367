import { brand } from '@porchlight/domain';
import { useEffect } from 'react';

/** The tab's title: the page, then the product. The home page has only the product. */
export function pageTitle(title: string | undefined): string {
  return title === undefined || title === '' ? brand.name : `${title} · ${brand.name}`;
}

// Two sources share the tab's title: the page's name, and the unread count before it.
let shown = brand.name;
let unreadMessages = 0;

function write(): void {
  document.title = unreadMessages > 0 ? `(${unreadMessages}) ${shown}` : shown;
}

/** Sets the page's title. */
export function showTitle(title: string | undefined): void {
  shown = pageTitle(title);
  write();
}

/** Shows the unread count in the title, and on the icon of an installed app; 0 removes it. */
export function showUnread(count: number): void {
  unreadMessages = count;
  write();
  // Without installation or permission there is no icon to badge.
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined);
}

/** Sets the title of a screen named after its data. The route table names the others. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) showTitle(title);
  }, [title]);
}
