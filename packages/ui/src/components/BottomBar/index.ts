export { BottomBar, type BottomBarItem, type BottomBarProps } from './BottomBar.tsx';
export type { BottomBarMessages } from './BottomBar.messages.ts';
