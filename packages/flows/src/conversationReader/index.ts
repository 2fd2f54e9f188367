export {
  canReply,
  conversationReaderMachine,
  unreadIds,
  type MarkOutput,
  type ConversationReaderContext,
  type ConversationReaderEmitted,
  type ConversationReaderEvent,
  type ConversationReaderInput,
} from './conversationReader.machine.ts';
