import type { MapPin } from '@porchlight/domain';
import { Card, IconButton, ListingPhoto, Price, Text, TextLink, XIcon } from '@porchlight/ui';
import { useEffect, useRef } from 'react';

import { listing as listingOf, useApi, useResource } from '../../api/index.ts';
import { paths } from '../../lib/paths.ts';
import { withAbsoluteImages } from '../images.ts';
import * as styles from './ResultsMap.css.ts';

export interface PinCardProps {
  pin: MapPin;
  onClose: () => void;
}

const words = { close: 'Close', near: (place: string) => `Near ${place}` };

/** The card of the selected pin, with its photo once loaded. Its link gets the focus. */
export function PinCard({ pin, onClose }: PinCardProps) {
  const { origin } = useApi();
  const { data } = useResource(listingOf(pin.id));
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    card.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [pin.id]);
  return (
    <Card ref={card} padding="sm" className={styles.card}>
      <div className={styles.photo}>
        <ListingPhoto
          image={data && withAbsoluteImages(data, origin).images[0]}
          icon={data?.category?.icon}
          alt=""
          sizes="6rem"
          messages={{ noImage: '' }}
        />
      </div>
      <div className={styles.facts}>
        <TextLink href={paths.listing.href(pin.id)} standalone>
          <bdi>{pin.title}</bdi>
        </TextLink>
        <Price price={pin.price} priceType={pin.price_type} period={pin.price_period} />
        <Text size="sm" tone="muted">
          {words.near(pin.place)}
        </Text>
      </div>
      <IconButton label={words.close} icon={<XIcon />} onClick={onClose} />
    </Card>
  );
}
