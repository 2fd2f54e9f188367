import { isFocusLost } from '@porchlight/ui';
import { useEffect, useRef } from 'react';

import { focusHeading } from '../../lib/focusHeading.ts';

/**
 * When a conversation is closed, moves the focus to its line in the list, for keyboard users, or to the
 * heading if there is no such line.
 *
 * @param open path and query of the conversation that the user chose; one that opened automatically has no
 * focus to move
 */
export function useFocusOnClosed(open: string | undefined): void {
  const last = useRef(open);
  useEffect(() => {
    const closed = last.current;
    last.current = open;
    const isLost = open === undefined && closed !== undefined && isFocusLost();
    return isLost ? focusHeading(closed) : undefined;
  }, [open]);
}
