// Nobody drags a file here within the first moments. Without it the browser does what it always did.
import '../lib/holdDroppedFiles.ts';

import { AfterSleep } from './AfterSleep.tsx';
import { Ahead } from './ahead/Ahead.tsx';

// The app notices by itself what is pressed, filled in and sent: `boot.js` need not keep it any longer.
window.onclick = null;
window.oninput = null;
window.onsubmit = null;
window.early?.clear();
// What should have been sent again and could not be had can be pressed again.
delete document.documentElement.dataset['sending'];

/** Whatever a page can do without in its first moments. Renders nothing. */
export function LaterParts() {
  return (
    <>
      <AfterSleep />
      <Ahead />
    </>
  );
}
