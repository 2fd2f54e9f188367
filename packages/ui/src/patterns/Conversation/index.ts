export { Conversation, type ConversationHandle, type ConversationProps } from './Conversation.tsx';
export type { ConversationMessages } from './Conversation.messages.ts';
