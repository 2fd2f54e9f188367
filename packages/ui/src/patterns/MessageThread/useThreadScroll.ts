import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Nearer to the end than this counts as being there, in CSS pixels. */
const nearEnd = 48;

interface Ends {
  first: string | undefined;
  last: string | undefined;
}

/**
 * Keeps a thread where its reader wants it: at the end when it opens, when they send, and when something arrives while
 * they are there; in place when older messages come in above.
 *
 * @param first Id of the oldest message shown.
 * @param last Id of the newest one.
 * @param lastIsOwn Whether the reader wrote the newest one.
 */
export function useThreadScroll(
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
  const height = useRef(0);
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
    note(true);
  }, [note]);
  const onScroll = useCallback(() => {
    const box = pane.current;
    if (box) note(box.scrollHeight - box.scrollTop - box.clientHeight <= nearEnd);
  }, [note]);

  useLayoutEffect(() => {
    const box = pane.current;
    if (!box || last === undefined) return;
    const before = seen.current;
    seen.current = { first, last };
    if (before.last === undefined) scrollToEnd();
    else if (before.last !== last) {
      if (lastIsOwn || atEnd.current) scrollToEnd();
      else setNewBelow(true);
    } else if (before.first !== first) box.scrollBy({ top: box.scrollHeight - height.current });
    height.current = box.scrollHeight;
  }, [first, last, lastIsOwn, scrollToEnd]);

  return { pane, hasNewBelow, scrollToEnd, onScroll };
}
