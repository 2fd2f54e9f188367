export * from './letters.ts';
export { createOutboxMail, createSmtpMail } from './transports.ts';
export type { Sender } from './transports.ts';
