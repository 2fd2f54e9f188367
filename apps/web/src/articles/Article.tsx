import { Text, TextLink } from '@porchlight/ui';
import { Fragment } from 'react';

import type { Block, Inline } from './model.ts';
import * as styles from './Article.css.ts';

/** A link that is all there is on its line gets the height of one. */
function Runs({ runs, standalone = false }: { runs: readonly Inline[]; standalone?: boolean }) {
  return runs.map((run, index) => {
    // Texts are fixed: their order is their identity.
    const key = `${index}`;
    if (typeof run === 'string') return <Fragment key={key}>{run}</Fragment>;
    return (
      <TextLink key={key} href={run.href} external={run.href.startsWith('https:')} standalone={standalone}>
        {run.text}
      </TextLink>
    );
  });
}

/** Paragraphs and lists of a written text. */
export function Article({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => {
    const key = `${index}`;
    if (block.kind === 'paragraph') {
      return (
        <Text key={key} measure>
          <Runs runs={block.text} standalone={block.text.length === 1} />
        </Text>
      );
    }
    return (
      <ul key={key} className={styles.list}>
        {block.items.map((item, place) => (
          <Text as="li" key={`${place}`} measure>
            <Runs runs={item} standalone={item.length === 1} />
          </Text>
        ))}
      </ul>
    );
  });
}
