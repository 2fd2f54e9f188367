export { ProfileCard, type ProfileCardMessages, type ProfileCardProps } from './ProfileCard.tsx';
