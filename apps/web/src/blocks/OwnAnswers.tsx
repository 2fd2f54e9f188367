import { useEffect } from 'react';

import { onOtherTabs, useLookAgain, useLookAsMember } from './lookAgain.ts';

/**
 * What came with the page was made for all, and a member may not see all of it: it is asked for once more in their name.
 * The same where another tab has blocked someone. Renders nothing.
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
