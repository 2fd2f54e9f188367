import { Children, isValidElement, type ComponentProps, type ReactNode } from 'react';

import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.ts';
import { cx, useFormats, useMessages } from '../../lib/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './Carousel.css.ts';
import { english, type CarouselMessages } from './Carousel.messages.ts';
import { useCarousel } from './useCarousel.ts';

export interface CarouselProps extends ComponentProps<'section'> {
  /** What the slides are: the name of the whole. */
  label: string;
  /** The slides: each child is one. */
  children: ReactNode;
  /**
   * Width of a slide: the `full` row, or about 176, 248 or 320px, as many as fit. The custom property
   * `--pl-carousel-slide` takes any other length, also one that depends on the window. Default `full`.
   */
  slideSize?: keyof typeof styles.slideSize;
  /** A dot for each slide instead of the position in words: for up to six. Default false. */
  dots?: boolean;
  /** The slide to go to, counted from 0, when the owner wants one. Default: where people have scrolled to. */
  index?: number;
  /** Called with the first slide that shows, counted from 0, when another one comes there, by whatever way. */
  onIndexChange?: (index: number) => void;
  /** Words, for translation. Default English. */
  messages?: Partial<CarouselMessages>;
}

/**
 * A row of slides that scrolls sideways and comes to rest at one: cards, pictures, anything. Fingers and wheels scroll
 * it, buttons and keys move it by what fits; nothing moves by itself. For the photos of one listing use
 * `ListingGallery`; where all of it matters, a `Grid`.
 *
 * Renders `<section aria-roledescription="carousel">`. Publishes `data-count`, and `data-whole` while all slides fit.
 */
export function Carousel({
  label,
  children,
  slideSize = 'full',
  dots = false,
  index,
  onIndexChange,
  messages,
  className,
  ...rest
}: CarouselProps) {
  const words = useMessages('Carousel', english, messages);
  const formats = useFormats();
  const slides = Children.toArray(children);
  const count = slides.length;
  const own = useCarousel({ count, index, onIndexChange });
  const { viewport, shown, show, stepBy } = own;
  const isFirst = shown.from === 0;
  const isLast = shown.to >= count - 1;
  const position = (from: number, to: number) => words.position(from + 1, to + 1, count, formats);

  return (
    <section
      aria-label={label}
      aria-roledescription={words.carousel}
      {...rest}
      className={cx(styles.root, className)}
      data-count={count}
      data-whole={(isFirst && isLast) || undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what scrolls is reached by keyboard, and moved by its keys */}
      <div
        ref={viewport}
        role="group"
        aria-label={words.slides}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        className={styles.viewport}
        onScroll={own.onScroll}
        onKeyDown={own.onKeyDown}
        onFocus={own.onFocus}
      >
        {slides.map((slide, at) => (
          <div
            key={isValidElement(slide) ? slide.key : at}
            role="group"
            aria-roledescription={words.slide}
            aria-label={position(at, at)}
            className={styles.slideSize[slideSize]}
          >
            {slide}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={styles.controls}>
          <IconButton
            variant="outline"
            label={words.previous}
            icon={<ChevronLeftIcon />}
            // Not `disabled`: that would drop the focus of whoever came to the end.
            aria-disabled={isFirst}
            onClick={() => {
              if (!isFirst) stepBy(-1);
            }}
          />
          <Position isHidden={dots}>{position(shown.from, shown.to)}</Position>
          <IconButton
            variant="outline"
            label={words.next}
            icon={<ChevronRightIcon />}
            aria-disabled={isLast}
            onClick={() => {
              if (!isLast) stepBy(1);
            }}
          />
          {dots && (
            <div className={styles.dots}>
              {slides.map((slide, at) => (
                <button
                  key={isValidElement(slide) ? slide.key : at}
                  type="button"
                  className={styles.dot}
                  aria-label={words.goTo(at + 1, formats)}
                  aria-current={(at >= shown.from && at <= shown.to) || undefined}
                  onClick={() => show(at)}
                />
              ))}
            </div>
          )}
        </div>
      )}
    </section>
  );
}

/** Which slides show; where dots tell the eye, for screen readers alone. */
function Position({ isHidden, children }: { isHidden: boolean; children: string }) {
  const said = (
    <span aria-live="polite" dir="auto">
      {children}
    </span>
  );
  return isHidden ? <VisuallyHidden>{said}</VisuallyHidden> : <p className={styles.position}>{said}</p>;
}
