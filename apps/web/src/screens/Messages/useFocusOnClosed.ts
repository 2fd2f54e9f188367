import { isFocusLost } from '@porchlight/ui';
import { useEffect, useRef } from 'react';

import { focusHeading } from '../../lib/focusHeading.ts';

/**
 * A conversation that is closed takes the focus along: it goes on to the line that leads there, so that who came by
 * keyboard stands where they were, or to the heading where there is no such line.
 *
 * @param open Path and query of the conversation that someone chose; what is open by itself takes no focus.
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
