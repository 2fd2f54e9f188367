export { Carousel, type CarouselProps } from './Carousel.tsx';
export type { CarouselMessages } from './Carousel.messages.ts';
