import { type ComponentType, useEffect, useState } from 'react';

/** Loads parts of the page that can wait until after hydration. Renders nothing. */
export function LoadLaterParts() {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    import('./LaterParts.tsx').then(({ LaterParts }) => setPart(() => LaterParts)).catch(() => undefined);
  }, []);
  return Part && <Part />;
}
