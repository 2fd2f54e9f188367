export * from './letters.ts';
export { createOutboxMail, createSmtpMail } from './transports.ts';
