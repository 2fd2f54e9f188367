export { MessageNudge, type MessageNudgeProps } from './MessageNudge.tsx';
export type { MessageNudgeMessages } from './MessageNudge.messages.ts';
