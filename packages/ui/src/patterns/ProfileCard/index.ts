export { ProfileCard, type ProfileCardProps } from './ProfileCard.tsx';
export type { ProfileCardMessages } from './ProfileCard.messages.ts';
