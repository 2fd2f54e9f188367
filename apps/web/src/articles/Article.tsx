import { Text, TextLink } from '@porchlight/ui';
import { Fragment } from 'react';

import type { Block, Inline } from './model.ts';
import * as styles from './Article.css.ts';

/** A link alone in its paragraph is as tall as a touch target. */
function Runs({ runs, standalone = false }: { runs: readonly Inline[]; standalone?: boolean }) {
  return runs.map((run, index) => {
    // The texts are fixed, so the index is a stable key.
    const key = `${index}`;
    if (typeof run === 'string') return <Fragment key={key}>{run}</Fragment>;
    return (
      <TextLink key={key} href={run.href} external={run.href.startsWith('https:')} standalone={standalone}>
        {run.text}
      </TextLink>
    );
  });
}

/** Paragraphs and lists of an article. */
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
