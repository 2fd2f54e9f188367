import { useEffect, useEffectEvent, useRef } from 'react';
import { useSWRConfig } from 'swr';

import { isMissing, useKnown, useResource } from '../../api/index.ts';
import { matchRoute } from '../matchRoute.ts';
import { pageQuestions } from './pageQuestions.ts';

interface PageAheadProps {
  /** Path and query of the page. */
  href: string;
  /** Whether all of it is wanted. Otherwise what it is about is enough. */
  isWhole: boolean;
  /** Called with `href` when everything is there, or does not come. Stays the same between renders. */
  onDone: (href: string) => void;
}

/**
 * Asks what a page will ask, one question after the other, as the page itself would: what is known is not asked again,
 * and a page that opens meanwhile joins in. Renders nothing.
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
  // Whoever asks later is not told of a failure before it is tried again; who asks already has it tried now.
  const forget = useEffectEvent(() => {
    if (failed.current !== undefined) void mutate(failed.current, undefined);
  });
  useEffect(() => () => forget(), []);
  return null;
}
