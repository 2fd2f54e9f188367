import { Children, isValidElement, type ComponentProps, type ReactNode } from 'react';

import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.ts';
import { cx, useFormats, useMessages } from '../../lib/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './Carousel.css.ts';
import { english, type CarouselMessages } from './Carousel.messages.ts';
import { useCarousel } from './useCarousel.ts';

export interface CarouselProps extends ComponentProps<'section'> {
  /** Name of the carousel: what its slides are. */
  label: string;
  /** The slides: one per child. */
  children: ReactNode;
  /**
   * Width of a slide: the `full` row, or about 176, 248 or 320px, as many as fit. The custom property
   * `--pl-carousel-slide` takes any other length, also one that depends on the window. Default `full`.
   */
  slideSize?: keyof typeof styles.slideSize;
  /** A dot for each slide instead of the position as text: for up to six. Default false. */
  dots?: boolean;
  /** Index of the slide to show, from 0, when the parent sets it. Default: the scroll position. */
  index?: number;
  /** Called with the index of the first visible slide, from 0, whenever it changes. */
  onIndexChange?: (index: number) => void;
  /** Texts, for translation. Default English. */
  messages?: Partial<CarouselMessages>;
}

/**
 * A row of slides that scrolls sideways and snaps to one: cards, pictures, anything. Touch and wheel scroll it,
 * buttons and keys move it by the number that fits; nothing moves automatically. For the photos of one listing use
 * `ListingGallery`; where all of it matters, a `Grid`.
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
            // Not `disabled`: at the end the button would lose the focus.
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

/** The visible slides as text; with dots, for screen readers only. */
function Position({ isHidden, children }: { isHidden: boolean; children: string }) {
  const said = (
    <span aria-live="polite" dir="auto">
      {children}
    </span>
  );
  return isHidden ? <VisuallyHidden>{said}</VisuallyHidden> : <p className={styles.position}>{said}</p>;
}
