// Runs before the first paint, so that neither a chosen theme nor a stored session flashes in late.
// The server puts it into its pages, where the policy knows it by its hash.
try {
  const root = document.documentElement;
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  // Somebody signed out while this tab was away.
  const left = localStorage.getItem('signed-out');
  if (left && left !== sessionStorage.getItem('seen-sign-out')) {
    sessionStorage.clear();
    sessionStorage.setItem('seen-sign-out', left);
  }
  // What is said of distances comes later, and its place is kept.
  if (localStorage.getItem('near')) root.dataset.near = 'kept';
  if (localStorage.getItem('token') || localStorage.getItem('refresh_token')) root.dataset.session = 'stored';
} catch {
  // Storage is blocked: the system's theme and the signed-out look are right then.
}

// The first drawing is of what is in view; the rest of a long page is drawn after it (`Layout.css.ts`).
//
// What starts the app waits until what can be seen has come and is drawn, photos included: fetched beside them it would
// take a part of the line. A photo that does not come, or a tab that is not drawn, keeps it for no longer than this; and
// whoever presses something or types waits for nothing else.
{
  const longestWaitMs = 3000;
  const { dataset } = document.documentElement;
  dataset.drawing = 'first';
  const start = () => {
    delete dataset.drawing;
    const waiting = document.getElementById('start');
    if (waiting) document.head.append(waiting.content);
  };
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
  addEventListener('DOMContentLoaded', () => setTimeout(start, longestWaitMs));
  // For `replayEarly.ts`.
  window.early = new Set();
  onclick = oninput = ({ target }) => {
    early.add(target);
    start();
  };
}
