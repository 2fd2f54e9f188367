import { useState } from 'react';

/** Where the loading of a photo stands. */
export type PhotoState = 'loading' | 'loaded' | 'failed';

/**
 * Follows one `<img>`: spread `props` on it. A photo that finished or failed before React took over (the server's HTML
 * was on screen earlier) is noticed as well. A new `source` starts over; a failed one is never tried again by itself.
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
