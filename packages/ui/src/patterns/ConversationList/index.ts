export {
  ConversationList,
  type ConversationKey,
  type ConversationListMessages,
  type ConversationListProps,
} from './ConversationList.tsx';
