import { brand, formatOffer, formatPrice, type Listing } from '@porchlight/domain';
import type { MailMessage } from '../ports/index.ts';
import type { LetterPart } from './letter.ts';
import { greetingOf, type Person, stoppedBy, type StopLinks } from './templates.ts';
import { toMail } from './toMail.ts';

/*
 * Letters about what happened to someone's things. They go to proven addresses only, and name people and listings, but
 * never repeat what someone wrote: a stranger's words do not travel under our name.
 */

/** One thing that happened, in words. */
export interface NewsText {
  /** For the subject of a letter, and in the list of the daily one. */
  line: string;
  /** What there is to say before the link; nothing where the line says it all. */
  more?: string;
  /** What the link leads to, on its button. */
  action: string;
}

/** The letter's other person, and the listing; null where it is gone. */
interface About {
  name: string;
  title: string | null;
}

const about = (title: string | null): string => (title === null ? '' : ` about “${title}”`);
const forTitle = (title: string | null): string => (title === null ? '' : ` for “${title}”`);

/** @param isNotice whether all there is to read was said by a button, such as that the listing is promised */
export const messageNews = ({ name, title }: About, isNotice: boolean): NewsText => ({
  line: isNotice ? `There is news from ${name}${about(title)}` : `${name} wrote to you${about(title)}`,
  action: isNotice ? 'Open the conversation' : 'Read it and answer',
});

/** @param offer what was offered, in dollars, or how an offer of theirs was answered */
export const offerNews = (
  { name, title }: About,
  offer: { amount: number } | { isAccepted: boolean },
): NewsText =>
  'amount' in offer
    ? {
        line: `${name} offers ${formatOffer(offer.amount)}${forTitle(title)}`,
        action: 'See the offer and answer',
      }
    : {
        line: `${name} ${offer.isAccepted ? 'accepted' : 'declined'} your offer${forTitle(title)}`,
        action: 'Open the conversation',
      };

export const statusNews = (title: string, status: string): NewsText => ({
  line: `“${title}” is ${status}`,
  action: 'See the listing',
});

/** @param before what it cost before, in dollars */
export const cheaperNews = (
  {
    title,
    price,
    price_type: type,
    price_period: period,
  }: Pick<Listing, 'title' | 'price' | 'price_type' | 'price_period'>,
  before: number,
): NewsText => ({
  line: `“${title}” now costs less`,
  more: `It was ${formatPrice(before, 'fixed', period)} and is ${formatPrice(price, type, period)} now.`,
  action: 'See the listing',
});

export const expiryNews = ({ title, expiresAt }: { title: string; expiresAt: Date }): NewsText => ({
  line: `“${title}” expires on ${expiresAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}`,
  action: 'Keep it for longer',
});

/** What happened, as the parts of a letter. */
const partsOf = ({ line, more, action, link }: NewsText & { link: string }): LetterPart[] => [
  more === undefined ? `${line}.` : `${line}. ${more}`,
  { link, label: action },
];

/** A letter about one thing. */
export const newsMail = (person: Person, news: NewsText & { link: string }, links: StopLinks): MailMessage =>
  toMail({
    to: person.email,
    subject: news.line,
    greeting: greetingOf(person),
    parts: partsOf(news),
    ...stoppedBy(links),
  });

/** The daily letter. @param more how many things it has no room for */
export const dailyMail = (
  person: Person,
  { news, more }: { news: readonly (NewsText & { link: string })[]; more: number },
  links: StopLinks,
): MailMessage =>
  toMail({
    to: person.email,
    subject: `Your day on ${brand.name}`,
    greeting: greetingOf(person),
    parts: [
      'This happened since your last letter:',
      ...news.flatMap(partsOf),
      ...(more === 0 ? [] : [`And ${more} more.`]),
    ],
    ...stoppedBy(links),
  });
