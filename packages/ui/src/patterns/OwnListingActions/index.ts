export {
  OwnListingActions,
  type OwnListingAction,
  type OwnListingActionsProps,
} from './OwnListingActions.tsx';
export type { OwnListingActionsMessages } from './OwnListingActions.messages.ts';
