// Runs before the first paint, so that neither a chosen theme nor a stored session flashes in late.
// The server puts it into its pages, where the policy knows it by its hash.
{
  const { dataset } = document.documentElement;
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    // Somebody signed out while this tab was away.
    const left = localStorage.getItem('signed-out');
    if (left && left !== sessionStorage.getItem('seen-sign-out')) {
      sessionStorage.clear();
      sessionStorage.setItem('seen-sign-out', left);
    }
    // What is said of distances comes later, and its place is kept.
    if (localStorage.getItem('near')) dataset.near = 'kept';
    if (localStorage.getItem('token') || localStorage.getItem('refresh_token')) dataset.session = 'stored';
  } catch {
    // Storage is blocked: the system's theme and the signed-out look are right then.
  }

  // The first drawing is of what is in view; the rest of a long page is drawn after it (`Layout.css.ts`).
  //
  // What starts the app waits until what can be seen has come and is drawn, photos included: fetched beside them it would
  // take a part of the line. A photo that does not come, or a tab that is not drawn, keeps it for no longer than this; and
  // whoever presses something, types or sends a form waits for nothing else.
  const longestWaitMs = 3000;
  dataset.drawing = 'first';
  const start = () => {
    delete dataset.drawing;
    const waiting = document.getElementById('start');
    if (waiting) document.head.append(waiting.content);
  };
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
  addEventListener('DOMContentLoaded', () => setTimeout(start, longestWaitMs));
  // For `chunkFailed.ts`. Not every way out leads to another page: some begin a download or a letter.
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
      // One that leads to a page is the browser's business. Any other is the app's, and the browser would empty it.
      if (event.defaultPrevented || target.getAttribute('action')?.startsWith('/')) return;
      event.preventDefault();
      dataset.sending = '';
      // Sent again, it goes with what was filled in meanwhile.
      early.delete(target);
    }
    early.add(target);
    start();
  };
  onclick = oninput = onsubmit = note;
  // The app does not come: then the browser sends the form after all, and has its page come anew. Not where it leaves for
  // another page, and therefore lets go of the app.
  const letGo = ({ target }) => {
    if (target.localName !== 'script' || 'leaving' in dataset) return;
    onsubmit = null;
    for (const part of early) part.submit?.();
  };
  addEventListener('error', letGo, true);
}
