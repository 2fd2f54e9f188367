// Runs before the first paint, so that neither a chosen theme nor a stored session flashes in late.
// A file of its own because the content security policy allows no inline script.
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
  if (localStorage.getItem('token') || localStorage.getItem('refresh_token')) root.dataset.session = 'stored';
} catch {
  // Storage is blocked: the system's theme and the signed-out look are right then.
}
