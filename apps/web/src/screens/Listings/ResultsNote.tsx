import { CorrectedSearch, type CorrectedSearchProps } from '@porchlight/ui';

import { FailureReason } from '../../lib/FailureReason.tsx';

/** What most lists of results need no word about: that other words were looked for, or why there are none. */
export function ResultsNote(props: CorrectedSearchProps | { error: unknown }) {
  return 'error' in props ? <FailureReason error={props.error} /> : <CorrectedSearch {...props} />;
}
