import { useState, type ComponentProps } from 'react';

import { cx, useMessages, useStableId } from '../../lib/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './ExpandableText.css.ts';
import { english, type ExpandableTextMessages } from './ExpandableText.messages.ts';
import { isLong } from './isLong.ts';

export interface ExpandableTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** User-written text, with its line breaks. */
  children: string;
  /** Number of lines shown at first, if the text is more than a few lines longer: 5, 8 or 12. Default 8. */
  lines?: keyof typeof styles.lines;
  /** Whether all of it shows at first. Default false. */
  defaultOpen?: boolean;
  /** Called with the new state after it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Texts, for translation. Default English. */
  messages?: Partial<ExpandableTextMessages>;
}

/**
 * A text written by a user; a long one is cut with a button to show the rest. Screen readers and find-in-page have
 * all of it: a match opens it. For content separate from the text, use `Disclosure`.
 * Renders `<div>`. Publishes `data-state`: `whole`, `closed` or `open`.
 */
export function ExpandableText({
  children,
  lines = 8,
  defaultOpen = false,
  onOpenChange,
  messages,
  className,
  ...rest
}: ExpandableTextProps) {
  const words = useMessages('ExpandableText', english, messages);
  const id = useStableId(rest.id);
  const [isOpen, setOpen] = useState(defaultOpen);
  const isCut = isLong(children, lines);
  const change = (open: boolean) => {
    setOpen(open);
    onOpenChange?.(open);
  };
  const text = (
    <Text id={`${id}-text`} preserveLines measure dir="auto">
      {children}
    </Text>
  );
  return (
    <div
      {...rest}
      className={cx(styles.root, className)}
      data-state={!isCut ? 'whole' : isOpen ? 'open' : 'closed'}
    >
      {isCut ? (
        <>
          <div
            className={cx(styles.text, styles.lines[lines])}
            // The cut text scrolls only when the browser brings a search match into view.
            onScroll={() => {
              if (!isOpen) change(true);
            }}
          >
            {text}
          </div>
          <Button
            variant="quiet"
            size="sm"
            className={styles.button}
            aria-expanded={isOpen}
            aria-controls={`${id}-text`}
            onClick={() => change(!isOpen)}
          >
            {isOpen ? words.less : words.more}
          </Button>
        </>
      ) : (
        text
      )}
    </div>
  );
}
