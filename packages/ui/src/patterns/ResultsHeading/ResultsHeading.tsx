import type { ComponentProps, ReactNode } from 'react';

import { cx, useFormats, useMessages } from '../../lib/index.ts';
import * as styles from './ResultsHeading.css.ts';
import { english, type ResultsHeadingMessages } from './ResultsHeading.messages.ts';

export interface ResultsHeadingProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The heading. Default 'All Listings'. */
  title?: ReactNode;
  /** The total, not the number on this page. `undefined` while unknown. */
  count: number | undefined;
  /** Whether there are more than `count`, which were not counted. Default false. */
  hasMore?: boolean | undefined;
  /** Level of the heading. Default 1. */
  headingLevel?: 1 | 2 | 3;
  /** Controls at the end of the line. Default none. */
  end?: ReactNode;
  /** The heading element, to focus when the page changes. Default none. */
  headingRef?: ComponentProps<'h1'>['ref'];
  /** Texts, for translation. Default English. */
  messages?: Partial<ResultsHeadingMessages>;
}

/**
 * The heading of a list with its count. A change of the count is announced, so that screen readers report the result
 * of a search.
 * Renders `<div>` with a heading that can take focus.
 */
export function ResultsHeading({
  title,
  count,
  hasMore,
  headingLevel = 1,
  end,
  headingRef,
  messages,
  className,
  ...rest
}: ResultsHeadingProps) {
  const words = useMessages('ResultsHeading', english, messages);
  const formats = useFormats();
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <Heading ref={headingRef} tabIndex={-1} className={styles.heading}>
        {title ?? words.title}
      </Heading>
      <p aria-live="polite" className={styles.count} data-loading={count === undefined || undefined}>
        {count === undefined ? words.loading : words.count(count, formats, hasMore)}
      </p>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}
