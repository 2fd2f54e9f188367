import { Suspense, useState } from 'react';

import { lazyPart } from '../lib/lazyPart.ts';
import { loadReport, useReported } from './asking.ts';

const Report = lazyPart(async () => (await loadReport()).Report);

/** The report sheet, loaded when first opened. */
export function ReportLater() {
  const reported = useReported();
  // It stays mounted after closing: a dialog that unmounts doesn't return the focus.
  const [shown, setShown] = useState({ reported, turn: 0 });
  if (reported !== null && reported !== shown.reported) setShown({ reported, turn: shown.turn + 1 });
  return (
    <Suspense fallback={null}>
      {shown.reported !== null && (
        <Report key={shown.turn} reported={shown.reported} isOpen={reported === shown.reported} />
      )}
    </Suspense>
  );
}
