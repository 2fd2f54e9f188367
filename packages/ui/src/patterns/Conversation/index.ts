export {
  Conversation,
  type ConversationHandle,
  type ConversationMessages,
  type ConversationProps,
} from './Conversation.tsx';
