import type { Formats } from '../../lib/index.ts';

export interface CarouselMessages {
  /** What screen readers call the whole: 'carousel'. */
  carousel: string;
  /** What screen readers call one of its parts: 'slide'. */
  slide: string;
  /** Name of what scrolls. */
  slides: string;
  previous: string;
  next: string;
  /** Which slides show, shown and announced, and the name of one: '2 of 5', '3–4 of 9'. */
  position: (from: number, to: number, total: number, formats: Formats) => string;
  /** Name of the dot that leads to a slide. */
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
