export { Menu, type MenuProps, type MenuTriggerProps } from './Menu.tsx';
export type { MenuItem } from './MenuItems.tsx';
export type { MenuMessages } from './Menu.messages.ts';
