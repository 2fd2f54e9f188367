export { ConversationList, type ConversationKey, type ConversationListProps } from './ConversationList.tsx';
export type { ConversationListMessages } from './ConversationList.messages.ts';
