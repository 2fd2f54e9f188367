export { databaseSecret } from './databaseSecret.ts';
export { fileSecret } from './fileSecret.ts';
export { isSigned, signatureOf } from './signatures.ts';
