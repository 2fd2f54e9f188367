export {
  listingLifeMachine,
  type ListingLifeContext,
  type ListingLifeEmitted,
  type ListingLifeEvent,
  type LivingListing,
  type StatusQuestion,
} from './listingLife.machine.ts';
