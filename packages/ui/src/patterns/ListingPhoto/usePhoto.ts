import { useState } from 'react';

/** Loading state of a photo. */
export type PhotoState = 'loading' | 'loaded' | 'failed';

/**
 * Tracks one `<img>`: spread `props` on it. Also detects a photo that finished or failed before hydration. A new
 * `source` starts over; a failed one is not retried.
 */
export function usePhoto(source: string): {
  state: PhotoState;
  props: { ref: (image: HTMLImageElement | null) => void; onLoad: () => void; onError: () => void };
} {
  const [settled, setSettled] = useState<{ source: string; state: PhotoState }>();
  const state = settled?.source === source ? settled.state : 'loading';
  const settle = (next: PhotoState) => {
    if (state !== next) setSettled({ source, state: next });
  };
  return {
    state,
    props: {
      ref: (image) => {
        if (image?.complete && image.currentSrc !== '') settle(image.naturalWidth > 0 ? 'loaded' : 'failed');
      },
      onLoad: () => settle('loaded'),
      onError: () => settle('failed'),
    },
  };
}
