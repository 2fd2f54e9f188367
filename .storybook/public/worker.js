/* global importScripts */
// The mocks' service worker, with two manners of its own. Runs in the browser as it stands.

// Theirs leaves with its last page. But the next page, a reload or a frame may be on its way just then: it finds a
// worker that goes, and waits for it for ever. This one stays.
addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
});

// The mocked server has its pictures at the root of its address. Storybook may be published below that.
addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const own = new URL(`.${pathname}`, registration.scope);
  if (origin !== own.origin || pathname === own.pathname || !pathname.startsWith('/photos/')) return;
  event.stopImmediatePropagation();
  event.respondWith(fetch(own));
});

importScripts('./mockServiceWorker.js');
