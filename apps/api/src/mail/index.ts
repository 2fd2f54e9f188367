export * from './decisionTemplates.ts';
export * from './templates.ts';
export { createOutboxMail, createSmtpMail } from './transports.ts';
