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
 * Which sections are open, as the platform has it, and the owner's wish over it. Sections open and close by themselves
 * (pressed, found in the page, closed by another one), so all of them are looked at whenever one tells.
 */
export function useSections({ items, open, openAtFirst, onOpenChange }: SectionsOptions) {
  const root = useRef<HTMLDivElement>(null);
  const known = useRef(openAtFirst);
  const [, settle] = useReducer((count: number) => count + 1, 0);
  const sections = () => [...(root.current?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? [])];

  // After every render: one that the owner did not follow goes back.
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
