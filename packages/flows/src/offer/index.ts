export {
  offerMachine,
  type OfferContext,
  type OfferDeed,
  type OfferEmitted,
  type OfferEvent,
  type OfferQuestion,
} from './offer.machine.ts';
