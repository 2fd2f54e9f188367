// Runs before the first paint, so that a chosen theme or a stored session doesn't flash in late. The server
// inlines it in its pages, and the policy allows it by hash.
{
  const { dataset } = document.documentElement;
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    // The home page opens in the language chosen before; other addresses stay as they are.
    const chosen = localStorage.getItem('language');
    if (location.pathname === '/' && chosen && chosen !== document.documentElement.lang) {
      const other = document.querySelector(`link[hreflang="${CSS.escape(chosen)}"]`);
      if (other) location.replace(new URL(other.href).pathname + location.search);
    }
    // Another tab signed out while this one was away.
    const left = localStorage.getItem('signed-out');
    if (left && left !== sessionStorage.getItem('seen-sign-out')) {
      sessionStorage.clear();
      sessionStorage.setItem('seen-sign-out', left);
    }
    // Distances are added later; reserve their space.
    if (localStorage.getItem('near')) dataset.near = 'kept';
    if (localStorage.getItem('token') || localStorage.getItem('refresh_token')) dataset.session = 'stored';
  } catch {
    // Storage is blocked: the system theme and the signed-out look apply.
  }

  // The first paint covers what is in view; the rest of a long page is painted after it (`Layout.css.ts`).
  // The app starts once the visible content has loaded and is painted, photos included, because its scripts
  // would compete for bandwidth. A slow photo, or a background tab, delays it for at most this long; a click,
  // input or submit starts it at once.
  const longestWaitMs = 3000;
  dataset.drawing = 'first';
  const start = () => {
    delete dataset.drawing;
    const waiting = document.getElementById('start');
    if (waiting) document.head.append(waiting.content);
  };
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
  addEventListener('DOMContentLoaded', () => setTimeout(start, longestWaitMs));
  // For `chunkFailed.ts`. Not every navigation leads to another page: some are downloads or mail links.
  const leavingMs = 30000;
  addEventListener('beforeunload', () => {
    dataset.leaving = '';
    setTimeout(() => delete dataset.leaving, leavingMs);
  });
  // For `replayEarly.ts`.
  window.early = new Set();
  const note = (event) => {
    const { target } = event;
    if (event.type === 'submit') {
      // The browser submits forms whose action is a page. The app handles all others, which the browser would
      // clear.
      if (event.defaultPrevented || target.getAttribute('action')?.startsWith('/')) return;
      event.preventDefault();
      dataset.sending = '';
      // A second submit moves to the end, after fields filled in meanwhile.
      early.delete(target);
    }
    early.add(target);
    start();
  };
  onclick = oninput = onsubmit = note;
  // If the app fails to load, let the browser submit the form, which reloads the page. Not during a
  // navigation, which cancels the app's requests.
  const letGo = ({ target }) => {
    if (target.localName !== 'script' || 'leaving' in dataset) return;
    onsubmit = null;
    for (const part of early) part.submit?.();
  };
  addEventListener('error', letGo, true);
}
