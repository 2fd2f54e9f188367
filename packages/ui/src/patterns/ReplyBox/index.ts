export { ReplyBox, type ReplyBoxMessages, type ReplyBoxProps } from './ReplyBox.tsx';
