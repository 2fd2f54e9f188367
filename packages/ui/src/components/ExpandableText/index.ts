export { ExpandableText, type ExpandableTextProps } from './ExpandableText.tsx';
export type { ExpandableTextMessages } from './ExpandableText.messages.ts';
