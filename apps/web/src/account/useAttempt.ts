import { useState } from 'react';

import type { SignInResult } from '../session/index.ts';

/** One attempt at a time to get in, and the text of the last one that failed. Success shows in the session itself. */
export function useAttempt<Input>(attempt: (input: Input) => Promise<SignInResult>) {
  const [failure, setFailure] = useState<string | null>(null);
  return {
    failure,
    clear: () => setFailure(null),
    submit: async (input: Input): Promise<void> => {
      setFailure(null);
      const result = await attempt(input);
      if (!result.ok) setFailure(result.error);
    },
  };
}
