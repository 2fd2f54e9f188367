import { type ListingImage, texts } from '@porchlight/domain';
import { Grid, Heading, ListingPhoto, Stack, Text } from '@porchlight/ui';
import { useId } from 'react';

import { useApi } from '../../api/index.ts';
import { withAbsoluteUrls } from '../images.ts';
import * as styles from './ExistingPhotos.css.ts';

/** The photos a listing already has; they are not changed here. */
export function ExistingPhotos({ images }: { images: readonly ListingImage[] }) {
  const { origin } = useApi();
  const id = useId();
  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <Heading level={2} size="sm" id={id}>
        {texts.listingForm.currentImages}
      </Heading>
      <Text size="sm" tone="muted">
        These stay as they are.
      </Text>
      <Grid as="ul" column="xs" gap={3}>
        {images.map((image) => (
          <li key={image.id}>
            <ListingPhoto
              className={styles.photo}
              image={withAbsoluteUrls(image, origin)}
              alt={image.alt}
              sizes="(min-width: 48em) 8.75em, 45vw"
            />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
