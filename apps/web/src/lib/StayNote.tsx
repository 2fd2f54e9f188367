import { Button, Inline } from '@porchlight/ui';
import { useRef } from 'react';

import * as styles from './StayNote.css.ts';

const words = { stay: 'Stay here', stayed: 'You are staying here.' };

export interface StayNoteProps {
  /** Whether the page is about to change by itself. */
  isLeaving: boolean;
  /** Says so. */
  children: string;
  /** Stops it. */
  onStay: () => void;
}

/** Before a page changes by itself: that it will, and the button that stops it. Renders `<div>`. */
export function StayNote({ isLeaving, children, onStay }: StayNoteProps) {
  const note = useRef<HTMLSpanElement>(null);
  return (
    <Inline gap={2} justify="between">
      <span role="status" ref={note} tabIndex={-1}>
        {isLeaving ? children : words.stayed}
      </span>
      {/* Its room stays: nothing may move under the finger that stops it. */}
      <Button
        size="sm"
        variant="outline"
        tone="neutral"
        className={isLeaving ? undefined : styles.over}
        onClick={() => {
          onStay();
          // The button goes; the focus goes to what there is to say instead.
          note.current?.focus();
        }}
      >
        {words.stay}
      </Button>
    </Inline>
  );
}
