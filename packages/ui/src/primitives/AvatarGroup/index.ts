export { AvatarGroup, type AvatarGroupPerson, type AvatarGroupProps } from './AvatarGroup.tsx';
export type { AvatarGroupMessages } from './AvatarGroup.messages.ts';
