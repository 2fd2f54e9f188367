import { useEffect, useEffectEvent, useRef } from 'react';
import { useSWRConfig } from 'swr';

import { isMissing, useKnown, useResource } from '../../api/index.ts';
import { matchRoute } from '../matchRoute.ts';
import { pageQuestions } from './pageQuestions.ts';

interface PageAheadProps {
  /** Path and query of the page. */
  href: string;
  /** Whether to prefetch everything. Otherwise only the page's main resource. */
  isWhole: boolean;
  /** Called with `href` when everything has loaded or failed. Must be stable between renders. */
  onDone: (href: string) => void;
}

/**
 * Prefetches a page's resources one after the other through the page's own cache: cached ones are skipped,
 * and a page that opens meanwhile shares the requests. Renders nothing.
 */
export function PageAhead({ href, isWhole, onDone }: PageAheadProps) {
  const known = useKnown();
  const { mutate } = useSWRConfig();
  const url = new URL(href, window.location.origin);
  const match = matchRoute(url.pathname);
  const questions = pageQuestions(match, url, known);
  const next =
    (isWhole ? questions : questions.slice(0, 1)).find((each) => known(each) === undefined) ?? null;
  const { data, error } = useResource(next);
  const { screen } = match.route;

  const key = next?.key;
  const hasEnded = key === undefined || data !== undefined || error !== undefined;
  useEffect(() => {
    screen.preload().catch(() => undefined);
  }, [screen]);
  const failed = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (!hasEnded) return;
    if (error !== undefined && !isMissing(error)) failed.current = key;
    onDone(href);
  }, [hasEnded, error, key, href, onDone]);
  // Drop a failed prefetch so the real request retries.
  const forget = useEffectEvent(() => {
    if (failed.current !== undefined) void mutate(failed.current, undefined);
  });
  useEffect(() => () => forget(), []);
  return null;
}
