export { type AnswerName, type Answer, readAnswer } from './answers.ts';
export type * from './categories.ts';
export { Mismatch } from './checks.ts';
export type * from './listings.ts';
export type * from './messages.ts';
export type * from './moderation.ts';
export type * from './pagination.ts';
export type * from './people.ts';
export type * from './places.ts';
