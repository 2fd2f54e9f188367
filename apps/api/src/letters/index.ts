export { letters } from './letters.ts';
