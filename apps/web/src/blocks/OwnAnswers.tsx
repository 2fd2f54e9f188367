import { useEffect } from 'react';

import { onOtherTabs, useLookAgain, useLookAsMember } from './lookAgain.ts';

/**
 * Requests public data again in the member's name: the embedded responses are the same for all users, and may
 * include blocked ones. Also after a block in another tab. Renders nothing.
 */
export function OwnAnswers() {
  const lookAsMember = useLookAsMember();
  const lookAgain = useLookAgain();
  useEffect(() => {
    lookAsMember();
  }, [lookAsMember]);
  useEffect(() => onOtherTabs(() => void lookAgain()), [lookAgain]);
  return null;
}
