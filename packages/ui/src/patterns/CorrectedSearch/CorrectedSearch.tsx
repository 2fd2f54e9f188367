import type { ComponentProps } from 'react';

import { cx, useMessages } from '../../lib/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import * as styles from './CorrectedSearch.css.ts';
import { english, type CorrectedSearchMessages } from './CorrectedSearch.messages.ts';

export interface CorrectedSearchProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The words that were looked for. */
  query: string;
  /** The words that were asked for, and found nothing. */
  asked: string;
  /** Where these are looked for to the letter. */
  askedHref: string;
  /** Words, for translation. Default English. */
  messages?: Partial<CorrectedSearchMessages>;
}

/**
 * Says that a search found nothing by its words and was made with others, and how to have the first one.
 *
 * Renders `<p>`.
 */
export function CorrectedSearch({
  query,
  asked,
  askedHref,
  messages,
  className,
  ...rest
}: CorrectedSearchProps) {
  const words = useMessages('CorrectedSearch', english, messages);
  return (
    <p role="status" {...rest} className={cx(styles.root, className)}>
      {words.showing} <bdi className={styles.query}>{query}</bdi>.{' '}
      <TextLink href={askedHref}>{words.instead(asked)}</TextLink>
    </p>
  );
}
