import { useLayoutEffect, useReducer, useRef } from 'react';

interface SectionsOptions {
  items: readonly { id: string }[];
  open: readonly string[] | undefined;
  openAtFirst: readonly string[];
  onOpenChange: ((open: string[]) => void) | undefined;
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((id) => others.includes(id));

/**
 * Tracks which sections are open in the DOM, and enforces the parent's `open`. Sections also toggle by themselves
 * (pressed, found in the page, closed by another one), so every toggle event reads all of them.
 */
export function useSections({ items, open, openAtFirst, onOpenChange }: SectionsOptions) {
  const root = useRef<HTMLDivElement>(null);
  const known = useRef(openAtFirst);
  const [, settle] = useReducer((count: number) => count + 1, 0);
  const sections = () => [...(root.current?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? [])];

  // After every render: a toggle that the parent did not accept is reverted.
  useLayoutEffect(() => {
    if (!open) return;
    known.current = open;
    sections().forEach((section, index) => {
      section.open = open.includes(items[index]?.id ?? '');
    });
  });

  const changed = () => {
    const states = sections().map((section) => section.open);
    const now = items.map(({ id }) => id).filter((_id, index) => states[index]);
    if (isSame(now, known.current)) return;
    known.current = now;
    onOpenChange?.(now);
    settle();
  };
  return { root, changed };
}
