import { imagePlaceholder, imageSources, type ListingImage } from '@porchlight/domain';
import { type ComponentProps, Fragment } from 'react';

import { ImageIcon } from '../../icons/index.ts';
import { cx, useMessages, useRenderImage } from '../../lib/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { CategoryIcon } from '../CategoryIcon/index.ts';
import * as styles from './ListingPhoto.css.ts';
import { english, type ListingPhotoMessages } from './ListingPhoto.messages.ts';
import { usePhoto } from './usePhoto.ts';

export interface ListingPhotoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The photo, with absolute or root-relative URLs. Default none: a drawing. */
  image?: ListingImage | undefined;
  /** The category's `icon`, drawn without a photo or when it fails. Default: the outline of a picture. */
  icon?: string | undefined;
  /** Replaces the photo's description; `''` if the text next to it says the same. Default: the photo's own. */
  alt?: string;
  /** Its width, as in `<img sizes>`: lets the browser choose a rendition. Default `100vw`. */
  sizes?: string;
  /** `card` (4:3, default), `square`, or `wide` (3:2). */
  shape?: 'card' | 'square' | 'wide';
  /** `cover` (default) fills the frame and crops; `contain` shows the whole photo over a blurred copy. */
  fit?: 'cover' | 'contain';
  /**
   * `high` for photos in view when the page opens: loaded at once. `normal` for those viewed next: at once too, after
   * those. Default `low`: loaded near the window.
   */
  priority?: 'high' | 'normal' | 'low';
  /** Texts, for translation. Default English. */
  messages?: Partial<ListingPhotoMessages>;
}

/** Any 4:3, 1:1 or 3:2 numbers will do: they only give the browser the frame's shape before its styles. */
const frame = { card: [640, 480], square: [480, 480], wide: [960, 640] } as const;

/**
 * One photo of a listing in a frame of fixed shape, so that nothing moves when it loads: its blurred placeholder (or
 * a soft background) while it loads, a drawing of its category without a photo or when it fails, which is said in
 * words. Not for avatars or drawings.
 * Renders `<span>`. Publishes `data-state`: `loading`, `loaded`, `failed` or `empty`.
 */
export function ListingPhoto({
  image,
  icon,
  alt,
  sizes = '100vw',
  shape = 'card',
  fit = 'cover',
  priority = 'low',
  messages,
  className,
  ...rest
}: ListingPhotoProps) {
  const words = useMessages('ListingPhoto', english, messages);
  const renderImage = useRenderImage();
  const { src, srcSet } = image ? imageSources(image) : { src: '', srcSet: undefined };
  const { state, props } = usePhoto(src);
  const shown = src !== '' && state !== 'failed';
  // A drawing says enough where there is no photo; a photo that failed needs words.
  const Words = icon !== undefined && src === '' ? VisuallyHidden : 'span';
  const [width, height] = frame[shape];
  const placeholder = image && imagePlaceholder(image);
  const under = shown ? (placeholder ?? (fit === 'contain' ? image?.thumbnail_url : undefined)) : undefined;
  return (
    <span
      {...rest}
      className={cx(styles.root, styles.shapes[shape], className)}
      data-state={src === '' ? 'empty' : state}
      data-fit={fit}
    >
      {under !== undefined &&
        renderImage({
          className: styles.under,
          src: under,
          alt: '',
          'aria-hidden': true,
          decoding: 'async',
          width,
          height,
        })}
      {shown ? (
        <Fragment key={src}>
          {renderImage({
            ...props,
            className: styles.image,
            // Before the URL: some browsers start to load as soon as they know it.
            loading: priority === 'low' ? 'lazy' : 'eager',
            fetchPriority: priority === 'high' ? 'high' : undefined,
            decoding: 'async',
            sizes: srcSet && sizes,
            srcSet,
            src,
            alt: alt ?? image?.alt ?? '',
            width,
            height,
            draggable: false,
          })}
        </Fragment>
      ) : (
        <span className={styles.missing}>
          {icon === undefined ? (
            <ImageIcon />
          ) : (
            <CategoryIcon icon={icon} size="frame" className={styles.drawing} />
          )}
          {words.noImage !== '' && <Words className={styles.words}>{words.noImage}</Words>}
        </span>
      )}
    </span>
  );
}
