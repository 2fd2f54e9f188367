import { useEffect, useState } from 'react';

import { useFormats } from '../../lib/index.ts';
import { type Drawn, metersPerMile } from './leaflet.ts';
import * as styles from './ListingMap.css.ts';
import type { ListingMapMessages } from './ListingMap.messages.ts';

const lengths = [0.25, 0.5, 1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2000];
/** The most it takes of the map, in pixels. */
const widest = 110;

interface Scale {
  miles: number;
  width: number;
}

/** The longest round distance that fits, as measured across the middle of the map. */
function scaleOf({ map, library }: Drawn): Scale {
  const { x, y } = map.getSize().divideBy(2);
  const [left, right] = [x - widest / 2, x + widest / 2].map((across) =>
    map.containerPointToLatLng(library.point(across, y)),
  );
  const shown = left === undefined || right === undefined ? 0 : map.distance(left, right) / metersPerMile;
  const miles = lengths.findLast((length) => length <= shown) ?? shown;
  return { miles, width: shown === 0 ? 0 : (miles / shown) * widest };
}

/** A scale, for maps without streets to judge distances by. */
export function MapScale({ drawn, toText }: { drawn: Drawn; toText: ListingMapMessages['miles'] }) {
  const formats = useFormats();
  const [{ miles, width }, setScale] = useState(() => scaleOf(drawn));
  useEffect(() => {
    const heard = (): void => setScale(scaleOf(drawn));
    heard();
    drawn.map.on('moveend resize', heard);
    return () => void drawn.map.off('moveend resize', heard);
  }, [drawn]);
  return (
    <p className={styles.scale} aria-hidden>
      {toText(miles, formats)}
      <span style={{ inlineSize: width }} className={styles.scaleBar} />
    </p>
  );
}
