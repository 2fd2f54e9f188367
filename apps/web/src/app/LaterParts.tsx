import { Suspense, useEffect, useState } from 'react';

import { guardDroppedFiles } from '../lib/guardDroppedFiles.ts';
import { lazyPart } from '../lib/lazyPart.ts';
import { AfterSleep } from './AfterSleep.tsx';
import { Ahead } from './ahead/Ahead.tsx';
import { offeredLanguage, restoreTyped } from './languageSwitch.ts';

/** Few visitors prefer another language. */
const LanguageOffer = lazyPart(async () => (await import('./LanguageOffer.tsx')).LanguageOffer);

/** Stops `boot.js` from recording events: the app handles them from now on. */
function stopRecording(): void {
  window.onclick = null;
  window.oninput = null;
  window.onsubmit = null;
  window.early?.clear();
  // A form whose submit could not be replayed can be submitted again.
  delete document.documentElement.dataset['sending'];
}

/** Parts of the page that can wait until after hydration. Renders nothing. */
export function LaterParts() {
  useEffect(stopRecording, []);
  useEffect(guardDroppedFiles, []);
  useEffect(restoreTyped, []);
  const [offered] = useState(offeredLanguage);
  return (
    <>
      <AfterSleep />
      <Ahead />
      <Suspense fallback={null}>{offered !== undefined && <LanguageOffer to={offered} />}</Suspense>
    </>
  );
}
