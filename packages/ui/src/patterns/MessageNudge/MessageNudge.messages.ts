import type { NudgeKind } from '@porchlight/domain';

/** Texts of a `MessageNudge`. */
export interface MessageNudgeMessages {
  /** Announced first, instead of the icon. */
  label: string;
  /** About another user's message, by kind. */
  received: Record<NudgeKind, string>;
  /** About the user's own draft, by kind. */
  written: Record<NudgeKind, string>;
  /** Text of the link to the safety tips. */
  tips: string;
}

export const english: MessageNudgeMessages = {
  label: 'Caution:',
  received: {
    code: 'Never pass on a code that was sent to you. No one needs it to buy or to sell.',
    giftCard: 'Gift cards are no way to pay a neighbor: once you share the numbers, the money is gone.',
    check: 'A check can bounce weeks after the bank has credited it. Never send any of it back.',
    paymentLink: 'Do not enter a card or a bank account behind a link in a message.',
    payFirst: 'Do not pay for what you have not seen.',
    elsewhere: 'Stay here while you do not know each other. Swindlers ask to move elsewhere.',
  },
  written: {
    code: 'If this is a code that was sent to you, keep it to yourself. No one needs it to buy or to sell.',
    giftCard: 'Gift cards are no way to pay a neighbor: once you share the numbers, the money is gone.',
    check: 'Checks can be forged and bounce late. Cash when you meet is safer for both.',
    paymentLink: 'Do not write down a card or a bank account. Honest neighbors need neither.',
    payFirst: 'See it before you pay for it.',
    elsewhere: 'Stay here while you do not know each other: your number and address remain yours.',
  },
  tips: 'Safety tips',
};
