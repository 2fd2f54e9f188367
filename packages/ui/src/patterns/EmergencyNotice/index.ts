export { EmergencyNotice, type EmergencyNoticeProps } from './EmergencyNotice.tsx';
export type { EmergencyNoticeMessages } from './EmergencyNotice.messages.ts';
