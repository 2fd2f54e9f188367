import { imageSources, type ListingImage } from '@porchlight/domain';
import { type ComponentProps, useState } from 'react';

import { ImageIcon } from '../../icons/index.ts';
import { useRenderImage } from '../../lib/index.ts';
import { usePhoto } from '../ListingPhoto/usePhoto.ts';
import * as styles from './PhotoViewer.css.ts';

interface ViewerPhotoProps extends ComponentProps<'div'> {
  image: ListingImage;
  alt: string;
  /** Whether it is current or next to it: others are not loaded. */
  isNear: boolean;
  /** Whether it is larger than the screen, so that a larger rendition is needed. */
  isEnlarged: boolean;
  /** URL of a smaller, loaded copy. */
  previewOf: () => string | undefined;
  noImage: string;
}

/** One photo of the viewer in its scrolling pane. */
export function ViewerPhoto({
  image,
  alt,
  isNear,
  isEnlarged,
  previewOf,
  noImage,
  ...rest
}: ViewerPhotoProps) {
  const renderImage = useRenderImage();
  const { src, srcSet } = imageSources(image);
  const { state, props } = usePhoto(src);
  const [preview] = useState(previewOf);
  return (
    // Scrolled by coordinates, which start at the left.
    <div {...rest} className={styles.pane} dir="ltr" data-state={src === '' ? 'failed' : state}>
      {src === '' || state === 'failed' ? (
        <p className={styles.missing} dir="auto">
          <ImageIcon />
          {noImage}
        </p>
      ) : (
        isNear && (
          <div className={styles.sheet}>
            {renderImage({
              ...props,
              className: styles.photo,
              decoding: 'async',
              sizes: srcSet && (isEnlarged ? '400vw' : '100vw'),
              srcSet,
              src,
              alt,
              draggable: false,
            })}
            {preview !== undefined &&
              state === 'loading' &&
              renderImage({ className: styles.preview, src: preview, alt: '', 'aria-hidden': true })}
          </div>
        )
      )}
    </div>
  );
}
