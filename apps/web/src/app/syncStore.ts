// What the cache library calls a shim for old versions of React: this one has the real thing.
export { useSyncExternalStore } from 'react';
