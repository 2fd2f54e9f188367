import { brand } from '@porchlight/domain';
import { useEffect } from 'react';

/** What the browser's tab says: the page, then the product. The home page says the product alone. */
export function pageTitle(title: string | undefined): string {
  return title === undefined || title === '' ? brand.name : `${title} · ${brand.name}`;
}

// The tab has one title with two authors: the page names it, unread messages stand before the name.
let shown = brand.name;
let unreadMessages = 0;

function write(): void {
  document.title = unreadMessages > 0 ? `(${unreadMessages}) ${shown}` : shown;
}

/** Names the page. */
export function showTitle(title: string | undefined): void {
  shown = pageTitle(title);
  write();
}

/** Puts the number of unread messages before the page's name, and on the icon of an installed app; 0 takes it away. */
export function showUnread(count: number): void {
  unreadMessages = count;
  write();
  // Where the app is not installed, or no one allowed it, there is no icon to put it on.
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined);
}

/** Names the page after what it shows, for screens whose name is data. Others are named by the route table. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) showTitle(title);
  }, [title]);
}
