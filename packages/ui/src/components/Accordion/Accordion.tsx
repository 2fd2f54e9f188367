import { useMemo, type ComponentProps, type ReactNode } from 'react';

import { cx, mergeRefs, useStableId } from '../../lib/index.ts';
import { Disclosure } from '../Disclosure/index.ts';
import * as styles from './Accordion.css.ts';
import { useSections } from './useSections.ts';

/** One section of an accordion. */
export interface AccordionItem {
  /** Stable among its siblings. */
  id: string;
  /** Its title, always seen. Plain words: a press on it folds the section. */
  title: ReactNode;
  /** What is folded away. */
  content: ReactNode;
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The sections, in order. */
  items: readonly AccordionItem[];
  /** Level of the titles in the page's outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Opening one closes the others. Default false: readers compare. */
  exclusive?: boolean;
  /** Ids of the open sections, when the owner keeps them. Default: the component keeps them. */
  open?: readonly string[];
  /** Ids of the sections open at first, when the component keeps them. Default none. */
  defaultOpen?: readonly string[];
  /** Called with the ids of all open sections, in order, when one opened or closed. */
  onOpenChange?: (open: string[]) => void;
}

/**
 * Sections of a page folded under their titles, for reading some of many. For switching between
 * views of one thing, use `Tabs`. Renders a `div` of `details` elements.
 */
export function Accordion({
  items,
  headingLevel = 3,
  exclusive = false,
  open,
  defaultOpen = [],
  onOpenChange,
  className,
  ref,
  ...rest
}: AccordionProps) {
  const name = useStableId(undefined);
  const openAtFirst = open ?? defaultOpen;
  const { root, changed } = useSections({ items, open, openAtFirst, onOpenChange });
  const refs = useMemo(() => mergeRefs(root, ref), [root, ref]);
  const Title = `h${headingLevel}` as const;
  return (
    <div {...rest} ref={refs} className={cx(styles.accordion, className)}>
      {items.map(({ id, title, content }) => (
        <Disclosure
          key={id}
          name={exclusive ? name : undefined}
          open={openAtFirst.includes(id)}
          onOpenChange={changed}
          className={styles.item}
          summary={<Title className={styles.heading}>{title}</Title>}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
