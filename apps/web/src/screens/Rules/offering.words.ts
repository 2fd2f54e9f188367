import { brand } from '@porchlight/domain';

import { link, list, neverOffered, p, type ArticleSection } from '../../articles/index.ts';
import { paths } from '../../lib/paths.ts';

/** Rules for all categories. */
export const offeringSections: readonly ArticleSection[] = [
  {
    id: 'offering',
    title: 'What may be offered',
    blocks: [
      p(
        `${brand.name} is for what neighbors can hand over, do or share close to home. You may offer or look for a thing, a service, a job, a deal or an event that is:`,
      ),
      list(
        'lawful where you live, to have and to sell;',
        'yours to offer, or offered with the owner’s permission;',
        'really there: not a sample, a pre-order or a list of people who are interested;',
        'in the place that you name, or given by someone who comes there.',
      ),
    ],
  },
  {
    id: 'never-offered',
    title: 'What may never be offered',
    blocks: [
      p('In no category, for no price, and not for free either:'),
      list(...neverOffered),
      p(
        'Calling it by another name, hiding it in a photo or asking people to write for the rest does not change what it is. If you are not sure, ask through the ',
        link('contact page', paths.contact.href()),
        ' before you post.',
      ),
    ],
  },
  {
    id: 'listing-well',
    title: 'How a listing is to be',
    blocks: [
      list(
        'Once. Post a thing in one category and one place, and bump it instead of posting it again.',
        'At its price. The price is what you want for it, not $1 to be found first, nor a deposit or a monthly rate that is not called one.',
        'With your own photos of the thing itself. A manufacturer’s picture can be added, not used instead.',
        'Complete. What is broken, missing or worn is said in the description.',
        'Without a way around. No links to other shops, no payment links, and no phone number drawn into a photo.',
        'Up to date. What is promised is marked as reserved, what is gone as sold.',
      ),
    ],
  },
  {
    id: 'writing',
    title: 'How people write to each other',
    blocks: [
      list(
        'Write about the listing. Advertising, and the same words to many people, are spam.',
        'No means no: don’t keep writing to someone who has declined.',
        'No threats, no insults, nothing sexual, nothing about whom someone prays to, loves or descends from.',
        'Never ask for a code, a password, a photo of an ID or payment before someone has seen the thing.',
        'What you learn of someone, their name, number and address, stays between you two.',
      ),
      p('How to recognize a scam early is in the ', link('safety guide', paths.safety.href()), '.'),
    ],
  },
];
