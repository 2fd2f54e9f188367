import { type ListingImage } from '@porchlight/domain';
import {
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

import { ChevronLeftIcon, ChevronRightIcon, ExpandIcon, ImageIcon } from '../../icons/index.ts';
import {
  bringIntoView,
  cx,
  layoutRoot,
  useFormats,
  useMessages,
  useOnDemand,
  useRenderImage,
} from '../../lib/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { CategoryIcon } from '../CategoryIcon/index.ts';
import { ListingPhoto } from '../ListingPhoto/index.ts';
import * as styles from './ListingGallery.css.ts';
import { english, type ListingGalleryMessages } from './ListingGallery.messages.ts';
import { useSlides } from './useSlides.ts';

const { listProps } = layoutRoot('ul');
/** A subscription without changes. */
const never = () => () => {};
const loadViewer = async () => (await import('./PhotoViewer.tsx')).PhotoViewer;

export interface ListingGalleryProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The photos, the primary one first. May be empty. */
  images: readonly ListingImage[];
  /** Title of the listing: describes photos without a description. */
  title: string;
  /** Index of the photo to show, from 0, when the parent sets it. Default: the scroll position. */
  index?: number;
  /** Called with the index of the visible photo, from 0, whenever it changes. */
  onIndexChange?: (index: number) => void;
  /** The category's `icon`, drawn without photos and for those that fail. Default: the outline of a picture. */
  icon?: string | undefined;
  /** URL of a loaded copy of the first photo, such as the card's: shown until the photo is loaded. Default none. */
  preview?: string | undefined;
  /** On a phone, the photo reaches through the padding of a `Container` to the edges of the window. Default false. */
  bleed?: boolean;
  /** Width of the large photo, as in `<img sizes>`. Default fits the listing page. */
  sizes?: string;
  /** Texts, for translation. Default English. */
  messages?: Partial<ListingGalleryMessages>;
}

/**
 * The photos of one listing: a swipeable row with thumbnails below. Arrows, arrow keys, Home and End move through
 * them and wrap around; a press on a photo opens it in full screen, to zoom in. Without photos it shows a message.
 * Renders `<section aria-roledescription="carousel">`. Publishes `data-count`.
 */
export function ListingGallery({
  images,
  title,
  icon,
  index,
  onIndexChange,
  preview,
  bleed = false,
  sizes = '(min-width: 80em) 51.5em, (min-width: 64em) calc(100vw - 28.5em), (min-width: 48em) calc(100vw - 4em), 100vw',
  messages,
  className,
  ...rest
}: ListingGalleryProps) {
  const words = useMessages('ListingGallery', english, messages);
  const formats = useFormats();
  const renderImage = useRenderImage();
  const count = images.length;
  const { row, track, current, show, stepBy, onKey } = useSlides({ count, index, onIndexChange });
  const { part: PhotoViewer, fetch } = useOnDemand(loadViewer);
  const [isOpen, setOpen] = useState(false);
  const strip = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const thumb = strip.current?.children[current];
    if (strip.current && thumb) bringIntoView(strip.current, thumb);
  }, [current]);

  // The neighbors of the visible photo are loaded in advance, after it.
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  if (count === 0) {
    return (
      <section aria-label={words.label} {...rest} className={cx(styles.root, className)} data-count={0}>
        <div className={cx(styles.stage, styles.none, bleed && styles.bleeding)}>
          {icon === undefined ? (
            <ImageIcon size="xl" />
          ) : (
            <CategoryIcon icon={icon} size="frame" className={styles.drawing} />
          )}
          <p className={styles.words}>{words.none}</p>
        </div>
      </section>
    );
  }

  const isSeveral = count > 1;
  const priorityOf = (at: number) => {
    if (at === current) return 'high';
    return isReady && Math.abs(at - current) === 1 ? 'normal' : 'low';
  };

  // Keys on any of the buttons inside bubble up to here; the viewer handles its own.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    rest.onKeyDown?.(event);
    if (isSeveral && !isOpen && !event.defaultPrevented) onKey(event);
  };
  const keys = { onKeyDown };

  return (
    <section
      aria-label={words.label}
      aria-roledescription={isSeveral ? words.carousel : undefined}
      {...rest}
      className={cx(styles.root, className)}
      data-count={count}
      {...keys}
    >
      <div
        className={cx(styles.stage, bleed && styles.bleeding)}
        onPointerEnter={() => void fetch()}
        onFocus={() => void fetch()}
      >
        <div {...track} className={styles.track} tabIndex={-1}>
          {images.map((image, at) => (
            <div
              key={image.id}
              className={styles.slide}
              {...(isSeveral && {
                role: 'group',
                'aria-roledescription': words.slide,
                'aria-label': words.counter(at + 1, count, formats),
              })}
            >
              <ListingPhoto
                image={image}
                icon={icon}
                alt={image.alt || title}
                sizes={sizes}
                fit="contain"
                priority={priorityOf(at)}
                messages={{ noImage: words.noImage }}
              />
              {at === 0 &&
                preview !== undefined &&
                renderImage({ className: styles.preview, src: preview, alt: '', 'aria-hidden': true })}
              <button
                type="button"
                className={styles.enlarge}
                aria-label={words.enlarge(at + 1, count, formats)}
                aria-haspopup="dialog"
                tabIndex={at === current ? undefined : -1}
                onClick={() => void fetch().then(setOpen)}
              >
                <span className={styles.sign}>
                  <ExpandIcon size="sm" />
                </span>
              </button>
            </div>
          ))}
        </div>
        {isSeveral && (
          <>
            <span className={cx(styles.arrow, styles.previous)}>
              <IconButton
                variant="floating"
                label={words.previous}
                icon={<ChevronLeftIcon />}
                onClick={() => stepBy(-1)}
              />
            </span>
            <span className={cx(styles.arrow, styles.next)}>
              <IconButton
                variant="floating"
                label={words.next}
                icon={<ChevronRightIcon />}
                onClick={() => stepBy(1)}
              />
            </span>
            <p className={styles.counter} aria-live="polite">
              {words.counter(current + 1, count, formats)}
            </p>
          </>
        )}
      </div>
      {isSeveral && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only watches where the focus is
        <ul
          ref={strip}
          {...listProps}
          className={styles.strip}
          // Browsers don't scroll a focused thumbnail while half of it is visible. A press must not move it from
          // under the finger.
          onFocus={({ currentTarget, target }) => {
            if (target.matches(':focus-visible')) bringIntoView(currentTarget, target);
          }}
        >
          {images.map((photo, position) => (
            <li key={photo.id} className={styles.thumbItem}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={words.thumbnail(position + 1, count, formats)}
                aria-current={position === current || undefined}
                onClick={() => show(position, 'instant')}
              >
                <ListingPhoto image={photo} icon={icon} alt="" sizes="96px" messages={{ noImage: '' }} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isOpen && PhotoViewer && (
        <PhotoViewer
          images={images}
          title={title}
          index={current}
          onIndexChange={(next) => show(next, 'instant')}
          row={row}
          onClose={() => setOpen(false)}
          words={words}
        />
      )}
    </section>
  );
}
