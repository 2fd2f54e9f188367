import { boundsAround, type Listing } from '@porchlight/domain';
import { Heading, ListingMap } from '@porchlight/ui';
import { useMemo } from 'react';

import { listingArea, useResource } from '../../api/index.ts';
import { leaflet } from './library.ts';
import { room } from './ApproximateMapLater.css.ts';
import * as styles from './ResultsMap.css.ts';
import { everywhere } from './bounds.ts';
import { useOutlines } from './useOutlines.ts';

const words = { title: 'Location', approximate: 'Approximate location', map: 'Map of about where it is' };

export interface ApproximateMapProps {
  listing: Pick<Listing, 'id'>;
}

/** A listing's approximate location: a circle around the center of its town. Nothing when unknown. */
export function ApproximateMap({ listing: { id } }: ApproximateMapProps) {
  const { data, error } = useResource(listingArea(id));
  const area = data?.area ?? null;
  const bounds = useMemo(() => (area === null ? everywhere : boundsAround(area)), [area]);
  const outlines = useOutlines(area === null ? null : bounds, data?.tiles !== undefined);
  if (data === undefined && error === undefined) return <div className={room} aria-busy />;
  if (area === null) return null;
  const { latitude, longitude, radius_miles: miles } = area;
  return (
    <div className={room}>
      <Heading level={2} size="lg">
        {words.title}
      </Heading>
      <ListingMap
        className={styles.approximate}
        aria-label={words.map}
        library={leaflet}
        interactive={false}
        bounds={bounds}
        circle={{ latitude, longitude, miles }}
        outlines={outlines}
        names={data?.places}
        tiles={data?.tiles}
        summary={words.approximate}
      />
    </div>
  );
}
