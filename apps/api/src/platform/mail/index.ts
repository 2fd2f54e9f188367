export { createOutboxMail, createSmtpMail } from './transports.ts';
