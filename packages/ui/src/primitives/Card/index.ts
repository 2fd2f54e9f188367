export { Card, type CardProps } from './Card.tsx';
export * as cardStyles from './Card.css.ts';
