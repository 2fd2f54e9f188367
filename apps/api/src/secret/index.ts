export { databaseSecret } from './databaseSecret.ts';
export { fileSecret } from './fileSecret.ts';
