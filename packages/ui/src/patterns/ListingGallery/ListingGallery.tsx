import { type ListingImage } from '@porchlight/domain';
import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

import { ChevronLeftIcon, ChevronRightIcon, ImageIcon } from '../../icons/index.ts';
import {
  bringIntoView,
  cx,
  directionOf,
  keyStep,
  layoutRoot,
  useFormats,
  useMessages,
} from '../../lib/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { ListingPhoto } from '../ListingPhoto/index.ts';
import { stepAround, swipeStep } from './gallery.ts';
import * as styles from './ListingGallery.css.ts';
import { english, type ListingGalleryMessages } from './ListingGallery.messages.ts';

const { listProps } = layoutRoot('ul');

export interface ListingGalleryProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The photos, the primary one first. May be empty. */
  images: readonly ListingImage[];
  /** Title of the listing: describes photos that have no description of their own. */
  title: string;
  /** The photo shown, counted from 0, when the owner keeps it. Default: the gallery keeps it, from 0. */
  index?: number;
  /** Called with the photo asked for. */
  onIndexChange?: (index: number) => void;
  /** How wide the large photo is drawn, as in `<img sizes>`. Default fits the listing page. */
  sizes?: string;
  /** Words, for translation. Default English. */
  messages?: Partial<ListingGalleryMessages>;
}

/**
 * The photos of one listing: one large, the others as thumbnails. Arrows, arrow keys, Home and End, and swipes go
 * through them and round at both ends. One photo stands alone; without any it says so.
 *
 * Renders `<section aria-roledescription="carousel">`. Publishes `data-count`.
 */
export function ListingGallery({
  images,
  title,
  index,
  onIndexChange,
  sizes = '(min-width: 80em) 51.5em, (min-width: 64em) calc(100vw - 28.5em), calc(100vw - 2em)',
  messages,
  className,
  ...rest
}: ListingGalleryProps) {
  const words = useMessages('ListingGallery', english, messages);
  const formats = useFormats();
  const [own, setOwn] = useState(0);
  const count = images.length;
  // Photos may go away while one of the last is shown.
  const current = Math.max(0, Math.min(index ?? own, count - 1));
  const image = images[current];
  const strip = useRef<HTMLUListElement>(null);
  const press = useRef<{ x: number; y: number } | null>(null);

  const show = (next: number) => {
    if (next === current) return;
    setOwn(next);
    onIndexChange?.(next);
  };
  const stepBy = (delta: number) => show(stepAround(current, count, delta));

  useEffect(() => {
    const thumb = strip.current?.children[current];
    if (strip.current && thumb) bringIntoView(strip.current, thumb);
  }, [current]);

  if (!image) {
    return (
      <section aria-label={words.label} {...rest} className={cx(styles.root, className)} data-count={0}>
        <div className={cx(styles.stage, styles.none)}>
          <ImageIcon size="xl" />
          <p>{words.none}</p>
        </div>
      </section>
    );
  }

  const describe = (photo: ListingImage): string => photo.alt || title;
  if (count === 1) {
    return (
      <section aria-label={words.label} {...rest} className={cx(styles.root, className)} data-count={1}>
        <div className={styles.stage}>
          <Photo image={image} alt={describe(image)} sizes={sizes} noImage={words.noImage} />
        </div>
      </section>
    );
  }

  // Keys pressed on any of the buttons inside bubble up to here.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    rest.onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = keyStep(event.key, directionOf(event.currentTarget));
    if (!step) return;
    event.preventDefault();
    if ('by' in step) stepBy(step.by);
    else show(step.to === 'first' ? 0 : count - 1);
  };
  const keys = { onKeyDown };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const from = press.current;
    press.current = null;
    if (!from) return;
    const step = swipeStep(event.clientX - from.x, event.clientY - from.y, directionOf(event.currentTarget));
    if (step !== 0) stepBy(step);
  };

  return (
    <section
      aria-label={words.label}
      aria-roledescription={words.carousel}
      {...rest}
      className={cx(styles.root, className)}
      data-count={count}
      {...keys}
    >
      <div
        className={cx(styles.stage, styles.swipeable)}
        onPointerDown={(event) => {
          press.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
        }}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          press.current = null;
        }}
      >
        <Photo image={image} alt={describe(image)} sizes={sizes} noImage={words.noImage} />
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
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only watches where the focus is */}
      <ul
        ref={strip}
        {...listProps}
        className={styles.strip}
        // Browsers leave a thumbnail where it is while half of it shows. A press must not move it from under the finger.
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
              onClick={() => show(position)}
            >
              <ListingPhoto image={photo} alt="" sizes="96px" messages={{ noImage: '' }} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Photo({
  image,
  alt,
  sizes,
  noImage,
}: {
  image: ListingImage;
  alt: string;
  sizes: string;
  noImage: string;
}) {
  return (
    <ListingPhoto
      // A new element for each photo: the last one must not stay until the next has loaded.
      key={image.id}
      image={image}
      alt={alt}
      sizes={sizes}
      fit="contain"
      priority="high"
      messages={{ noImage }}
    />
  );
}
