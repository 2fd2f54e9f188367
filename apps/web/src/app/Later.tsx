import { type ComponentType, useEffect, useState } from 'react';

/** What a page can do without in its first moments: fetched once it has been taken over. Renders nothing. */
export function Later() {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    import('./LaterParts.tsx').then(({ LaterParts }) => setPart(() => LaterParts)).catch(() => undefined);
  }, []);
  return Part && <Part />;
}
