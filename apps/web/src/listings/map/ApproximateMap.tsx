import { boundsAround, type Listing } from '@porchlight/domain';
import { Heading, ListingMap } from '@porchlight/ui';
import { useMemo } from 'react';

import { listingArea, useResource } from '../../api/index.ts';
import { leaflet } from './library.ts';
import { room } from './ApproximateMapLater.css.ts';
import * as styles from './ApproximateMap.css.ts';
import { everywhere } from './bounds.ts';
import { namesOf } from './marks.ts';
import { useOutlines } from './useOutlines.ts';
import { useTiles } from './useTiles.ts';
import { words } from './ApproximateMap.words.ts';

export interface ApproximateMapProps {
  listing: Pick<Listing, 'id'>;
}

/** A listing's approximate location: a circle around the center of its town. Nothing when unknown. */
export function ApproximateMap({ listing: { id } }: ApproximateMapProps) {
  const { data, error } = useResource(listingArea(id));
  const area = data?.area ?? null;
  const bounds = useMemo(() => (area === null ? everywhere : boundsAround(area)), [area]);
  const outlines = useOutlines(area === null ? null : bounds, data?.tiles !== undefined);
  const streets = useTiles(data?.tiles);
  const names = useMemo(
    () => data && namesOf(data.places, outlines?.counties, bounds),
    [data, outlines, bounds],
  );
  const circle = useMemo(() => area && { ...area, miles: area.radius_miles }, [area]);
  if (data === undefined && error === undefined) return <div className={room} aria-busy />;
  if (circle === null) return null;
  return (
    <div className={room}>
      <Heading level={2} size="lg">
        {words.title}
      </Heading>
      <figure>
        <ListingMap
          className={styles.map}
          aria-label={words.map}
          library={leaflet}
          bounds={bounds}
          circle={circle}
          outlines={outlines}
          names={names}
          {...streets}
        />
        <figcaption className={styles.caption}>{words.approximate}</figcaption>
      </figure>
    </div>
  );
}
