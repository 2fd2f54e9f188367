export { OfferBubble, type OfferAction, type OfferBubbleProps } from './OfferBubble.tsx';
export type { OfferBubbleMessages } from './OfferBubble.messages.ts';
