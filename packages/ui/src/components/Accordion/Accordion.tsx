import { useMemo, type ComponentProps, type ReactNode } from 'react';

import { cx, mergeRefs, useStableId } from '../../lib/index.ts';
import { Disclosure } from '../Disclosure/index.ts';
import * as styles from './Accordion.css.ts';
import { useSections } from './useSections.ts';

/** One section of an accordion. */
export interface AccordionItem {
  /** Unique among its siblings, and stable. */
  id: string;
  /** Always visible. Plain text: a press on it toggles the section. */
  title: ReactNode;
  /** The collapsible content. */
  content: ReactNode;
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The sections, in order. */
  items: readonly AccordionItem[];
  /** Heading level of the titles. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Opening one closes the others. Default false: readers compare. */
  exclusive?: boolean;
  /** Ids of the open sections, when the parent keeps them. Default: the component keeps them. */
  open?: readonly string[];
  /** Ids of the sections open at first, when the component keeps them. Default none. */
  defaultOpen?: readonly string[];
  /** Called with the ids of all open sections, in order, when one opened or closed. */
  onOpenChange?: (open: string[]) => void;
}

/**
 * Page sections collapsed under their titles, for readers who need only some of them. To switch between views of one
 * thing, use `Tabs`. Renders a `div` of `details` elements.
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
