export {
  EmergencyNotice,
  type EmergencyNoticeMessages,
  type EmergencyNoticeProps,
} from './EmergencyNotice.tsx';
