import { Suspense, useState } from 'react';

import { lazyPart } from '../lib/lazyPart.ts';
import { loadBlockQuestion, useAskedToBlock } from './asking.ts';

const BlockQuestion = lazyPart(async () => (await loadBlockQuestion()).BlockQuestion);

/** The block dialog, loaded when first opened. */
export function BlockQuestionLater() {
  const isAsked = useAskedToBlock() !== null;
  // It then stays mounted, for its toasts on any page.
  const [isThere, setThere] = useState(false);
  if (isAsked && !isThere) setThere(true);
  return <Suspense fallback={null}>{isThere && <BlockQuestion />}</Suspense>;
}
