import { brand, formatOffer, formatPrice, type Listing } from '@porchlight/domain';
import type { MailMessage } from '../../platform/ports/index.ts';
import type { EmailPart } from './emailParts.ts';
import { greetingOf, type Person, stoppedBy, type StopLinks } from './templates.ts';
import { toMail } from './toMail.ts';

/*
 * Emails about events on a user's listings and conversations. They go to confirmed addresses only, and name users and
 * listings, but never repeat typed messages, so that other users' text isn't sent under our name.
 */

export interface NewsText {
  /** The subject of an email, and an entry in the daily one. */
  line: string;
  /** Text before the link; missing if the line says it all. */
  more?: string;
  action: string;
}

/** The other user, and the listing; null if it is deleted. */
interface About {
  name: string;
  title: string | null;
}

const about = (title: string | null): string => (title === null ? '' : ` about “${title}”`);
const forTitle = (title: string | null): string => (title === null ? '' : ` for “${title}”`);

/**
 * @param isNotice whether the messages consist only of notices made by buttons, such as that the listing is promised
 */
export const messageNews = ({ name, title }: About, isNotice: boolean): NewsText => ({
  line: isNotice ? `There is news from ${name}${about(title)}` : `${name} wrote to you${about(title)}`,
  action: isNotice ? 'Open the conversation' : 'Read it and answer',
});

/** @param offer the offered amount in dollars, or the response to the recipient's offer */
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

/** @param before the earlier price in dollars */
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

const partsOf = ({ line, more, action, link }: NewsText & { link: string }): EmailPart[] => [
  more === undefined ? `${line}.` : `${line}. ${more}`,
  { link, label: action },
];

export const newsMail = (person: Person, news: NewsText & { link: string }, links: StopLinks): MailMessage =>
  toMail({
    to: person.email,
    subject: news.line,
    greeting: greetingOf(person),
    parts: partsOf(news),
    ...stoppedBy(links),
  });

/** The daily email. @param more number of events beyond its limit */
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
      'This happened since your last email:',
      ...news.flatMap(partsOf),
      ...(more === 0 ? [] : [`And ${more} more.`]),
    ],
    ...stoppedBy(links),
  });
