import type { ComponentProps } from 'react';

import { cx, useMessages } from '../../lib/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import * as styles from './CorrectedSearch.css.ts';
import { english, type CorrectedSearchMessages } from './CorrectedSearch.messages.ts';

export interface CorrectedSearchProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The corrected query. */
  query: string;
  /** The original query, which found nothing. */
  asked: string;
  /** URL that searches it exactly. */
  askedHref: string;
  /** Texts, for translation. Default English. */
  messages?: Partial<CorrectedSearchMessages>;
}

/**
 * Says that a query found nothing and was corrected, with a link to the original one.
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
