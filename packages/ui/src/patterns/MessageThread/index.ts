export {
  MessageThread,
  type MessageThreadHandle,
  type MessageThreadMessages,
  type MessageThreadProps,
} from './MessageThread.tsx';
