export {
  canReply,
  threadReaderMachine,
  unreadIds,
  type MarkOutput,
  type ThreadReaderContext,
  type ThreadReaderEmitted,
  type ThreadReaderEvent,
  type ThreadReaderInput,
} from './threadReader.machine.ts';
