import { CorrectedSearch, type CorrectedSearchProps } from '@porchlight/ui';

import { FailureReason } from '../../lib/FailureReason.tsx';

/** A note that few results need: about a corrected search, or a failure. */
export function ResultsNote(props: CorrectedSearchProps | { error: unknown }) {
  return 'error' in props ? <FailureReason error={props.error} /> : <CorrectedSearch {...props} />;
}
