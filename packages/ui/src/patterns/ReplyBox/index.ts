export { ReplyBox, type ReplyBoxProps } from './ReplyBox.tsx';
export type { ReplyBoxMessages } from './ReplyBox.messages.ts';
