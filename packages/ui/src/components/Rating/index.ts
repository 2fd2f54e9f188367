export { Rating, type RatingProps } from './Rating.tsx';
export type { RatingMessages } from './Rating.messages.ts';
export { RatingField, type RatingFieldProps } from './RatingField.tsx';
export type { RatingFieldMessages } from './RatingField.messages.ts';
