import { useEffect, useState } from 'react';

import { MinusIcon, PlusIcon } from '../../icons/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { type Drawn, isStill } from './leaflet.ts';
import * as styles from './ListingMap.css.ts';
import type { ListingMapMessages } from './ListingMap.messages.ts';

/** The two buttons. */
export function MapZoom({ drawn: { map }, words }: { drawn: Drawn; words: ListingMapMessages }) {
  const [zoom, setZoom] = useState(() => map.getZoom());
  useEffect(() => {
    const heard = (): void => setZoom(map.getZoom());
    map.on('zoomend', heard);
    return () => void map.off('zoomend', heard);
  }, [map]);
  const by = (steps: number) => () => void map.setZoom(map.getZoom() + steps, { animate: !isStill() });
  return (
    <div className={styles.zoom} data-over>
      <IconButton
        variant="floating"
        label={words.zoomIn}
        icon={<PlusIcon />}
        aria-disabled={zoom >= map.getMaxZoom() || undefined}
        onClick={by(1)}
      />
      <IconButton
        variant="floating"
        label={words.zoomOut}
        icon={<MinusIcon />}
        aria-disabled={zoom <= map.getMinZoom() || undefined}
        onClick={by(-1)}
      />
    </div>
  );
}
