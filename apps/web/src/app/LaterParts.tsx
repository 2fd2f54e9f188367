import { useEffect } from 'react';

import { guardDroppedFiles } from '../lib/guardDroppedFiles.ts';
import { AfterSleep } from './AfterSleep.tsx';
import { Ahead } from './ahead/Ahead.tsx';

/** The app handles presses, input and submits by itself from here on: `boot.js` stops recording them. */
function stopRecording(): void {
  window.onclick = null;
  window.oninput = null;
  window.onsubmit = null;
  window.early?.clear();
  // A submit that could not be replayed can be pressed again.
  delete document.documentElement.dataset['sending'];
}

/** What a page can do without in its first moments. Renders nothing. */
export function LaterParts() {
  useEffect(stopRecording, []);
  useEffect(guardDroppedFiles, []);
  return (
    <>
      <AfterSleep />
      <Ahead />
    </>
  );
}
