import { useEffect, useEffectEvent } from 'react';

import { basePath } from '../../lib/language.words.ts';
import { ownPath } from '../../lib/ownPath.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import { matchRoute } from '../matchRoute.ts';
import { notFoundRoute } from '../routes.tsx';
import { type Connection, inViewMax, mayFetchAhead, type Nearness, restMs } from './policy.ts';

const connection = (): Connection => ('connection' in navigator ? (navigator.connection as Connection) : {});

/** Path and query of a link that the app opens in this tab; `null` for all others. */
function hrefOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== window.location.origin) return null;
  if (link.target !== '' || link.hasAttribute('download')) return null;
  if (!link.pathname.startsWith(basePath)) return null;
  const path = ownPath(link.pathname);
  return matchRoute(path).route === notFoundRoute ? null : path + link.search;
}

/** Whether a link can still be followed: it is on the page, and its target isn't being deleted or changed. */
const isOffered = (link: Element): boolean => link.isConnected && link.closest('[aria-busy="true"]') === null;

/** Whether the page still has such a link with this address. */
export const hasLink = (href: string): boolean =>
  [...document.querySelectorAll('main article a')].some((link) => hrefOf(link) === href && isOffered(link));

const isListing = (href: string): boolean => matchRoute(href.split('?', 1)[0] ?? '').route.name === 'listing';

/**
 * Reports links that a user approaches, anywhere on the page, and visible listings once the browser is idle.
 *
 * @param address the current page: another page has other links
 * @param onLink called with path and query
 */
export function useLinks(address: string, onLink: (href: string, nearness: Nearness) => void): void {
  const tell = useEffectEvent((target: EventTarget | null, nearness: Nearness) => {
    const href = hrefOf(target);
    if (href !== null && href !== address && mayFetchAhead(nearness, connection())) onLink(href, nearness);
  });

  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onOver = ({ target, pointerType }: PointerEvent): void => {
      clearTimeout(rest);
      if (pointerType === 'mouse') rest = setTimeout(() => tell(target, 'approached'), restMs);
    };
    const onFocus = ({ target }: FocusEvent): void => tell(target, 'approached');
    const onDown = ({ target }: PointerEvent): void => tell(target, 'pressed');
    document.addEventListener('pointerover', onOver);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onDown);
    // A link approached before this listens gets no second event.
    tell(document.activeElement, 'approached');
    tell(document.querySelector('a:hover'), 'approached');
    return () => {
      clearTimeout(rest);
      document.removeEventListener('pointerover', onOver);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onDown);
    };
  }, []);

  useEffect(() => {
    const inSight = new Set<Element>();
    const told = new Set<string>();
    const look = (): void => {
      for (const link of document.querySelectorAll('main article a'))
        if (isListing(hrefOf(link) ?? '')) seen.observe(link);
      for (const link of inSight) {
        const href = hrefOf(link);
        if (href === null || told.has(href) || told.size === inViewMax || !isOffered(link)) continue;
        told.add(href);
        tell(link, 'inView');
      }
    };
    let cancel = whenIdle(look);
    const soon = (): void => {
      cancel();
      cancel = whenIdle(look);
    };
    const seen = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) inSight.add(target);
        else inSight.delete(target);
      soon();
    });
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      cancel();
      changes.disconnect();
      seen.disconnect();
    };
  }, [address]);
}
