import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

import { directionOf, keyStep, observeSize } from '../../lib/index.ts';

/** Index range of the fully visible slides, inclusive. */
interface Shown {
  from: number;
  to: number;
}

/** The fully visible slides; without one, the slide whose start is nearest. */
function shownIn(viewport: HTMLElement): Shown {
  const edge = viewport.getBoundingClientRect();
  const boxes = [...viewport.children].map((slide) => slide.getBoundingClientRect());
  const whole = boxes.flatMap(({ left, right }, index) =>
    left >= edge.left - 1 && right <= edge.right + 1 ? [index] : [],
  );
  const from = whole[0];
  if (from !== undefined) return { from, to: whole.at(-1) ?? from };
  const starts = boxes.map(({ left, right }) =>
    Math.min(Math.abs(left - edge.left), Math.abs(right - edge.right)),
  );
  const nearest = starts.indexOf(Math.min(...starts));
  return { from: nearest, to: nearest };
}

interface CarouselOptions {
  count: number;
  index: number | undefined;
  onIndexChange: ((index: number) => void) | undefined;
}

/** The natively scrolled position of a row of slides, and functions to move it. */
export function useCarousel({ count, index, onIndexChange }: CarouselOptions) {
  const viewport = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>({ from: 0, to: 0 });

  const measure = () => {
    if (!viewport.current || count === 0) return;
    const now = shownIn(viewport.current);
    if (now.from !== shown.from || now.to !== shown.to) setShown(now);
    return now;
  };

  const latest = useRef(measure);
  useLayoutEffect(() => {
    latest.current = measure;
  });
  useLayoutEffect(() => {
    const row = viewport.current;
    if (!row) return undefined;
    latest.current();
    return observeSize([row], () => latest.current());
  }, [count]);

  /** Scrolls only the row: `scrollIntoView` would move the page as well. */
  const show = (wanted: number) => {
    const row = viewport.current;
    const slide = row?.children[Math.max(0, Math.min(wanted, count - 1))]?.getBoundingClientRect();
    if (!row || !slide) return;
    const edge = row.getBoundingClientRect();
    // Exactly to the snap position: otherwise the browser scrolls the rest afterwards, and a press meanwhile is lost.
    const room = Number.parseFloat(getComputedStyle(row).paddingInlineStart);
    const way = directionOf(row) === 'ltr' ? slide.left - edge.left - room : slide.right - edge.right + room;
    row.scrollTo({ left: row.scrollLeft + way });
  };
  const stepBy = (pages: -1 | 1) =>
    show(pages === 1 ? shown.to + 1 : shown.from - (shown.to - shown.from) - 1);

  // An index that the parent echoes from `onIndexChange` is not a request: the user may still be scrolling.
  const told = useRef(0);
  const wish = useRef(show);
  useLayoutEffect(() => {
    wish.current = show;
  });
  useEffect(() => {
    if (index !== undefined && index !== told.current) wish.current(index);
  }, [index]);

  const onScroll = () => {
    const now = measure();
    if (!now || now.from === told.current) return;
    told.current = now.from;
    onIndexChange?.(now.from);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Content of a slide has its own keys.
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = keyStep(event.key, directionOf(event.currentTarget));
    if (!step) return;
    event.preventDefault();
    if ('by' in step) stepBy(step.by);
    else show(step.to === 'first' ? 0 : count - 1);
  };

  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    // Browsers don't scroll a focused slide while half of it is visible. A press must not move it from under the
    // finger.
    const at = [...currentTarget.children].findIndex((slide) => slide.contains(target));
    if (at === -1 || !target.matches(':focus-visible')) return;
    const { from, to } = shownIn(currentTarget);
    if (at < from || at > to) show(at);
  };

  return { viewport, shown, show, stepBy, onScroll, onKeyDown, onFocus };
}
