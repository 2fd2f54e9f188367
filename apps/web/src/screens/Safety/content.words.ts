import { brand, limits } from '@porchlight/domain';

import { paths } from '../../lib/paths.ts';
import { link, list, mail, p, type ArticleSection } from '../../articles/index.ts';

export const words = {
  lead: 'Most neighbors are who they seem. These habits protect you from the few who are not.',
  /** Around the address to write to. */
  write: { before: 'For questions of safety that can wait, write to ', after: '.' },
};

export const safetySections: readonly ArticleSection[] = [
  {
    id: 'meeting',
    title: 'Meeting in person',
    blocks: [
      list(
        'Meet in a public, busy place, by day. Many police stations have a spot for exchanges.',
        'Bring someone along, or tell a friend where you go and when you will be back.',
        'Take your phone, charged.',
        'For large things that must be seen at a home, have another person there.',
        'Trust the feeling that something is wrong, and leave. You owe no one a sale.',
      ),
    ],
  },
  {
    id: 'buying',
    title: 'When you buy',
    blocks: [
      list(
        'Look at the thing, switch it on and try it before you pay.',
        'Compare prices. An offer far below all others usually has a reason.',
        'Never pay for something you have not seen, and never a deposit to hold it.',
        'For a room or a home, visit before you sign or send money.',
        'Ask for papers where there should be some: a title for a car, a receipt for a bicycle.',
      ),
    ],
  },
  {
    id: 'selling',
    title: 'When you sell',
    blocks: [
      list(
        'Describe what you sell as it is, faults included. It saves everyone a trip.',
        'Leave street numbers, plates and faces out of your photos.',
        'Hand the thing over only when you hold the money. A screenshot of a transfer is not money.',
        'Be careful with checks: a false one may look good to your bank for days, and then you owe it back.',
        'Mark the listing as sold when it is gone.',
      ),
    ],
  },
  {
    id: 'paying',
    title: 'Paying safely',
    blocks: [
      p('Cash in hand, or a payment service that both know, at the moment you meet. Do not:'),
      list(
        'pay with gift cards, wire transfers or cryptocurrency;',
        'accept more than the price and send back the difference;',
        'follow a payment link that someone sends you.',
      ),
      p(
        `${brand.name} handles no payments, ships nothing and guarantees no deal. Whoever says otherwise is not us.`,
      ),
    ],
  },
  {
    id: 'scams',
    title: 'Signs of a scam',
    blocks: [
      list(
        'They hurry you: someone else is about to take it, it must be today.',
        'They cannot meet: they are abroad, at sea, or send a mover.',
        'They ask for a code that was sent to your phone. With it they take your account.',
        'They want to go on by text or mail at once, away from here.',
        'They ask for bank details, a Social Security number or a photo of your ID.',
        'The words do not fit the listing, as if sent to many.',
      ),
    ],
  },
  {
    id: 'account',
    title: 'Your account and your data',
    blocks: [
      list(
        'Use a password of its own, and a long one.',
        'Keep the conversation in our messages. Your email address stays private, and so does your phone number unless you choose to show it.',
        `We never ask for your password. Mail from us comes from the address on the contact page.`,
      ),
    ],
  },
  {
    id: 'help',
    title: 'When something goes wrong',
    blocks: [
      p(`In immediate danger, call ${limits.emergencyNumber}. Then, when you are safe:`),
      list(
        ['tell us with a ', link('report', paths.report.href()), ': a listing, a person, a message;'],
        ['write to ', mail(brand.safetyEmail), ' for questions of safety;'],
        ['for everything else use the ', link('contact page', paths.contact.href()), ';'],
        'if you lost money, tell your bank and your local police as well.',
      ),
      p(
        'What is and is not allowed stands in the ',
        link('rules', paths.rules.href()),
        ' and the ',
        link('terms', paths.terms.href()),
        '.',
      ),
    ],
  },
];
