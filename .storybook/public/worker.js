/* global importScripts */
// The mocks' service worker, with two changes. Runs in the browser unbuilt.

// MSW's worker unregisters with its last page. But the next page, a reload or a frame may be loading just then: it
// finds a worker that is going away, and waits for it forever. This one stays.
addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
});

// The mocked server has its pictures at the root path. Storybook may be published below that.
addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const own = new URL(`.${pathname}`, registration.scope);
  if (origin !== own.origin || pathname === own.pathname || !pathname.startsWith('/photos/')) return;
  event.stopImmediatePropagation();
  event.respondWith(fetch(own));
});

importScripts('./mockServiceWorker.js');
