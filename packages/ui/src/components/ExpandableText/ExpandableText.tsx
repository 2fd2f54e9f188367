import { useState, type ComponentProps } from 'react';

import { cx, useMessages, useStableId } from '../../lib/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './ExpandableText.css.ts';
import { english, type ExpandableTextMessages } from './ExpandableText.messages.ts';
import { isLong } from './isLong.ts';

export interface ExpandableTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What someone wrote, with its line breaks. */
  children: string;
  /** How many lines show at first of what is longer than that by a few: 5, 8 or 12. Default 8. */
  lines?: keyof typeof styles.lines;
  /** Whether all of it shows at first. Default false. */
  defaultOpen?: boolean;
  /** Called with the new state after it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Words, for translation. Default English. */
  messages?: Partial<ExpandableTextMessages>;
}

/**
 * A text someone wrote, of which the beginning shows where it is long. Screen readers and find-in-page have all of it:
 * what is found opens it. For what is apart from the text, use `Disclosure`.
 *
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
            // What is cut scrolls only when the browser brings something into sight that was looked for.
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
