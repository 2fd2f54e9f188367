export { emails } from './emails.ts';
