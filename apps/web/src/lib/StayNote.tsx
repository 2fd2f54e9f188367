import { Button, Inline } from '@porchlight/ui';
import { useRef } from 'react';

import * as styles from './StayNote.css.ts';
import { words } from './StayNote.words.ts';

export interface StayNoteProps {
  /** Whether the page is about to change by itself. */
  isLeaving: boolean;
  /** The announcement. */
  children: string;
  /** Cancels the change. */
  onStay: () => void;
}

/** Announces that the page will change by itself, with a button that cancels it. Renders `<div>`. */
export function StayNote({ isLeaving, children, onStay }: StayNoteProps) {
  const note = useRef<HTMLSpanElement>(null);
  return (
    <Inline gap={2} justify="between">
      <span role="status" ref={note} tabIndex={-1}>
        {isLeaving ? children : words.stayed}
      </span>
      {/* Its space stays: nothing may move under the finger. */}
      <Button
        size="sm"
        variant="outline"
        tone="neutral"
        className={isLeaving ? undefined : styles.over}
        onClick={() => {
          onStay();
          // The button disappears; the focus moves to the text.
          note.current?.focus();
        }}
      >
        {words.stay}
      </Button>
    </Inline>
  );
}
