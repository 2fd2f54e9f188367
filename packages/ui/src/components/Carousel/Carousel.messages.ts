import type { Formats } from '../../lib/index.ts';

export interface CarouselMessages {
  /** Role description of the whole: 'carousel'. */
  carousel: string;
  /** Role description of one part: 'slide'. */
  slide: string;
  /** Name of the scrolling row. */
  slides: string;
  previous: string;
  next: string;
  /** The visible slides, shown and announced, and the name of one: '2 of 5', '3–4 of 9'. */
  position: (from: number, to: number, total: number, formats: Formats) => string;
  /** Name of the dot of a slide. */
  goTo: (position: number, formats: Formats) => string;
}

export const english: CarouselMessages = {
  carousel: 'carousel',
  slide: 'slide',
  slides: 'Slides',
  previous: 'Previous slide',
  next: 'Next slide',
  position: (from, to, total, { number }) =>
    `${number(from)}${to > from ? `–${number(to)}` : ''} of ${number(total)}`,
  goTo: (position, { number }) => `Show slide ${number(position)}`,
};
