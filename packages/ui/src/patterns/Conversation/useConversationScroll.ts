import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { observeSize } from '../../lib/index.ts';

/** A distance to the end below this counts as being there, in CSS pixels. */
const nearEnd = 48;

interface Ends {
  first: string | undefined;
  last: string | undefined;
}

/** The newest group at the last render, and its offset. */
interface Anchor {
  element: Element | null;
  top: number;
  /** The scroll height. */
  height: number;
}

function measure(box: HTMLElement): Anchor {
  const element = box.firstElementChild?.lastElementChild ?? null;
  return { element, top: topOf(element, box), height: box.scrollHeight };
}

const topOf = (element: Element | null, box: HTMLElement): number =>
  (element?.getBoundingClientRect().top ?? 0) + box.scrollTop;

/** How far the existing content has moved down. */
function shiftSince(before: Anchor, box: HTMLElement): number {
  if (before.element?.isConnected === true) return topOf(before.element, box) - before.top;
  // Earlier messages have joined the only group.
  return box.scrollHeight - before.height;
}

/**
 * Manages a conversation's scroll position: at the end when it opens, after sending, and when a message arrives while
 * the user is there, also while the pane is resized; unchanged when older messages are inserted above.
 *
 * @param first Id of the oldest message shown.
 * @param last Id of the newest one.
 * @param lastIsOwn Whether the current user wrote the newest one.
 */
export function useConversationScroll(
  first: string | undefined,
  last: string | undefined,
  lastIsOwn: boolean,
  onAtEndChange: ((atEnd: boolean) => void) | undefined,
): {
  pane: RefObject<HTMLDivElement | null>;
  hasNewBelow: boolean;
  scrollToEnd: () => void;
  onScroll: () => void;
} {
  const pane = useRef<HTMLDivElement>(null);
  const seen = useRef<Ends>({ first: undefined, last: undefined });
  const top = useRef(0);
  const anchor = useRef<Anchor>({ element: null, top: 0, height: 0 });
  const atEnd = useRef(true);
  const [hasNewBelow, setNewBelow] = useState(false);

  const note = useCallback(
    (next: boolean) => {
      if (next) setNewBelow(false);
      if (atEnd.current === next) return;
      atEnd.current = next;
      onAtEndChange?.(next);
    },
    [onAtEndChange],
  );
  const scrollToEnd = useCallback(() => {
    const box = pane.current;
    if (!box) return;
    box.scrollTo({ top: box.scrollHeight });
    top.current = box.scrollTop;
    note(true);
  }, [note]);
  const onScroll = useCallback(() => {
    const box = pane.current;
    // The conversation's own scrolling is recorded already; the pane may have become smaller since, as a keyboard
    // opens in steps.
    if (!box || box.scrollTop === top.current) return;
    // Scrolling up means leaving the end, however near it still is.
    const isLeaving = box.scrollTop < top.current && box.scrollHeight === anchor.current.height;
    top.current = box.scrollTop;
    note(box.scrollHeight - box.scrollTop - box.clientHeight <= (isLeaving ? 1 : nearEnd));
  }, [note]);

  useLayoutEffect(() => {
    const box = pane.current;
    if (!box || last === undefined) return;
    const before = seen.current;
    seen.current = { first, last };
    const hasArrived = before.last !== last;
    if (before.last === undefined || (hasArrived && (lastIsOwn || atEnd.current))) scrollToEnd();
    else {
      if (before.first !== first) box.scrollBy({ top: shiftSince(anchor.current, box) });
      if (hasArrived) setNewBelow(true);
    }
  }, [first, last, lastIsOwn, scrollToEnd]);

  // After every render, so that the last measurement is what the user saw last.
  useLayoutEffect(() => {
    if (pane.current) anchor.current = measure(pane.current);
  });

  useEffect(() => {
    const box = pane.current;
    if (!box) return undefined;
    // The reply box grows or a phone's keyboard opens: a user at the end stays there.
    return observeSize([box], () => {
      if (atEnd.current) scrollToEnd();
    });
  }, [scrollToEnd]);

  return { pane, hasNewBelow, scrollToEnd, onScroll };
}
