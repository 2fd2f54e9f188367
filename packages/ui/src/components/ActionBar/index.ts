export { ActionBar, type ActionBarProps } from './ActionBar.tsx';
export type { ActionBarMessages } from './ActionBar.messages.ts';
