import { Suspense, useState } from 'react';

import { lazyPart } from '../lib/lazyPart.ts';
import { loadBlockQuestion, useAskedToBlock } from './asking.ts';

const BlockQuestion = lazyPart(async () => (await loadBlockQuestion()).BlockQuestion);

/** The question whether someone is to be blocked, from the first time that it is asked. */
export function BlockQuestionLater() {
  const isAsked = useAskedToBlock() !== null;
  // Once there, it stays: it tells what was done, on whatever page.
  const [isThere, setThere] = useState(false);
  if (isAsked && !isThere) setThere(true);
  return <Suspense fallback={null}>{isThere && <BlockQuestion />}</Suspense>;
}
