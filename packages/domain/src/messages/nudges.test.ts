import { describe, expect, it } from 'vitest';

import type { NudgeKind } from './nudgeKinds.ts';
import { nudgeIn } from './nudges.ts';

/** Typical scam messages, by kind. */
const scams: Record<NudgeKind, readonly string[]> = {
  code: [
    'I just want to make sure you are real. I sent a code to your phone, what is it?',
    'Google will text you a 6-digit code, send it to me so I know you are legit',
    'Please tell me the verification code you just received',
    'To avoid bots I need you to read me the six digits you got',
    'You get a one-time password in a minute. Forward it and we have a deal.',
    'I had bad experiences here, so I am texting you a Google Voice code first',
    'whats the pin that came to your phone just now?',
    'My bank sent you an OTP to confirm the sale, reply with it please',
    'Confirmation code was sent to your number, share it so I can release the money',
    'Kindly send me the code you receive, it’s just to verify you’re a real seller',
  ],
  giftCard: [
    'Can I pay with Amazon gift cards? My bank account is frozen',
    'Buy a Steam card at the gas station and send me the numbers on the back',
    'The landlord only takes Apple gift cards for the holding fee',
    'I will give you $50 more if you accept a Vanilla gift card',
    'Pick up two Google Play cards, scratch them and send a picture',
    'Payment by prepaid card only, the hotel will not let me use cash',
    'Do you take gift cards instead of cash?',
    'Just load the amount on a MoneyPak and text the number',
    'gift card codes are fine for me as payment',
    'Please purchase an eBay gift card for the amount, eBay Motors will hold it for you',
  ],
  check: [
    'I will mail you a cashier’s check with something extra for the movers',
    'My assistant will send a certified check today, please confirm your full name and address',
    'The check is for $1,900, keep $600 and send back the difference',
    'I can only pay by money order as I am out at sea',
    'I accidentally overpaid you, can you refund the balance?',
    'My employer will issue a check to you for the full amount plus the shipper',
    'Deposit the check with your phone and let me know when it clears',
    'Would you accept a company check? I am buying it for our office',
    'I will overnight a cheque for it, deposit it and take the ad down',
    'I added extra for your trouble, just pay the driver from it',
  ],
  paymentLink: [
    'I paid for it already, click this link to receive the money',
    'Here is the courier’s page, fill in your card to get the funds: http://parcel-pay.top/38211',
    'You have to confirm the payment on the link I sent',
    'Zelle says you need a business account, follow the link in the email to accept my payment',
    'Enter your card number on the delivery site and they transfer it at once',
    'https://secure-checkout.example.net/order/8812 is where you get paid',
    'Scan this QR code so you can receive the deposit',
    'I need your bank details and routing number to send it over',
    'Use the escrow website I trust, it is safe for both, I will send you the form for the payment',
    'open the link and put in your debit card so the refund goes through',
  ],
  payFirst: [
    'The apartment is very popular. Send the deposit by Zelle and I mail you the keys',
    'I am out of state for work, pay half upfront and I hold it for you',
    'My mover will come and pick it up, I pay you by bank transfer',
    'I can ship it once you Venmo me the full amount',
    'You can only view it after you send a refundable deposit with Cash App to reserve the tour',
    'Please send the money by Western Union, I am overseas with the military',
    'Pay me today with PayPal friends and family and it is yours',
    'We accept bitcoin only, then the puppy is flown to you',
    'There is a delivery fee of $80 to be paid first with Zelle, refunded on arrival',
    'I take it sight unseen, my agent will collect it',
  ],
  elsewhere: [
    'Message me on WhatsApp, I am not often here',
    'I do not use this app much, text me at 415 555 0134',
    'Add me on telegram @deals4you for more pictures',
    'Reach me by email: bigdeal77@gmail.com',
    'Please give me your phone number so my husband can arrange it',
    'Let us continue over text, this chat is buggy',
    'whats app me +1 (628) 555-0199 please',
    'Contact my wife directly at lindasells (at) outlook (dot) com',
    'Can you drop your email, I send you the pics there?',
    'hit me up on Signal and we finish the deal off here',
  ],
};

/** Typical messages of honest users, many with the same words. */
const harmless: readonly string[] = [
  'Hi, is this still available?',
  'I can pay cash when I pick it up.',
  'My phone number is on the listing.',
  'Is the gift card rack for sale?',
  'Would you take $40 for it?',
  'Could I come by on Saturday around ten?',
  'Let me check with my wife and get back to you.',
  'Can you check if the legs come off?',
  'The gate code is 4411, I am in the yard.',
  'What is your ZIP code? I want to see how far the drive is.',
  'Do you know the paint code for that green?',
  'Does the check engine light come on?',
  'Do you take Venmo, or cash only?',
  'I would like to see it before I pay anything.',
  'Can I Venmo you once I have seen it?',
  'Could you hold it until tomorrow evening?',
  'Is there a deposit for the apartment, and how much is it?',
  'I will bring exact change.',
  'Is delivery included in the price?',
  'I do not need it shipped, I live two streets away.',
  'The left turn signal needs a new bulb.',
  'How is the cell signal in the basement room?',
  'Text on the back of the book is a bit faded, otherwise fine.',
  'I call it a deal, see you Sunday!',
  'It got the code P0420 on the scanner last year, repaired since.',
  'Do the Christmas cards come with envelopes?',
  'I paid $300 for it two years ago.',
  'First come, first served, sorry.',
  'I have a buyer before you, but I will let you know if they pass.',
  'The link of the chain is bent, easy to fix.',
  'Here is the manual: https://www.example.com/manuals/model-22.pdf',
  'Is that page torn out, or just folded?',
  'The keys are with the neighbor on the first floor.',
  'Can you send one more picture of the back?',
  'Please send me the measurements.',
  'What is the number of the model?',
  'I am outside, in the blue car.',
  'I could come first thing in the morning.',
  'Would you trade for a bike trailer?',
  'I have movers coming on Friday, so it has to go by Thursday.',
  'We can meet in front of the library, there are cameras.',
  'Do you accept checks?',
  'My son will pick it up, he pays in cash.',
  'The washing machine takes about an hour for a full load.',
  'It was a gift, so I do not have the receipt.',
  'Is this the one with the card reader?',
  'Sorry, I sold it this morning.',
  'I need it today, my pipe burst. Is your ladder long enough for two floors?',
  'How many hours a week would you be able to help?',
  'The rent is due on the first, and the deposit is one month.',
  'My email did not tell me that you had written, sorry for the wait.',
  'Which door should I knock on?',
  'No rush, a rain check is fine with me.',
  'Does it play the old Steam games well?',
  'I got an Apple TV with it, you can have that too.',
  'I would pay a little more if you could bring it over.',
  'Do I get the warranty card as well?',
  'Thanks for telling me honestly about the scratch.',
  'Can we say half past six?',
  'The form of the handle is unusual. Is it walnut?',
];

const missed = Object.entries(scams).flatMap(([kind, lines]) =>
  lines.filter((line) => nudgeIn(line) === undefined).map((line) => `${kind}: ${line}`),
);
const wronged = harmless.filter((line) => nudgeIn(line) !== undefined);

describe('nudgeIn', () => {
  it('detects most scam messages', () => {
    expect(Object.values(scams).flat()).toHaveLength(60);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(10);
  });

  it('ignores honest messages', () => {
    expect(harmless).toHaveLength(60);
    expect(wronged.length, wronged.join('\n')).toBeLessThanOrEqual(3);
  });

  it.each(Object.entries(scams))('detects most of %s', (kind, lines) => {
    expect(lines.filter((line) => nudgeIn(line) === kind).length).toBeGreaterThanOrEqual(7);
  });

  it('detects look-alike and invisible letters', () => {
    expect(nudgeIn('Message me on Whats\u200BApp')).toBe('elsewhere');
    expect(nudgeIn('ＷｈａｔｓＡｐｐ me')).toBe('elsewhere');
  });

  it('reads the longest message quickly', () => {
    const before = performance.now();
    nudgeIn('send the pay link before text deposit check gift '.repeat(100).slice(0, 5000));
    nudgeIn('a'.repeat(5000));
    expect(performance.now() - before).toBeLessThan(200);
  });
});
