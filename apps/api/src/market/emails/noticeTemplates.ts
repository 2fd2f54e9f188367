import { brand, formatOffer, formatPrice } from '@porchlight/domain';
import type { MailMessage } from '../../platform/ports/index.ts';
import type { EmailListing, EmailPart } from './emailParts.ts';
import { listingLine, type PricedListing } from './listingLine.ts';
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
  /** Absent: it is deleted. */
  listing?: EmailListing;
}

/** The other user, and the listing, unless it is deleted. */
interface About {
  name: string;
  listing?: EmailListing | undefined;
}

const about = ({ listing }: About): string => (listing ? ` about “${listing.title}”` : '');
const forTitle = ({ listing }: About): string => (listing ? ` for “${listing.title}”` : '');
const shown = ({ listing }: About) => (listing ? { listing } : {});

/**
 * @param isNotice whether the messages consist only of notices made by buttons, such as that the listing is promised
 */
export const messageNews = (from: About, isNotice: boolean): NewsText => ({
  line: isNotice ? `News from ${from.name}${about(from)}` : `${from.name} wrote to you${about(from)}`,
  action: isNotice ? 'Open the conversation' : 'Read and reply',
  ...shown(from),
});

/** @param offer the offered amount in dollars, or the response to the recipient's offer */
export const offerNews = (from: About, offer: { amount: number } | { isAccepted: boolean }): NewsText => ({
  ...('amount' in offer
    ? {
        line: `${from.name} offers ${formatOffer(offer.amount)}${forTitle(from)}`,
        action: 'Answer the offer',
      }
    : {
        line: `${from.name} ${offer.isAccepted ? 'accepted' : 'declined'} your offer${forTitle(from)}`,
        action: 'Open the conversation',
      }),
  ...shown(from),
});

export const statusNews = (listing: EmailListing, status: string): NewsText => ({
  line: `“${listing.title}” is ${status}`,
  action: status === 'sold' ? 'See others like it' : 'See the listing',
  listing,
});

/** @param before the earlier price in dollars */
export const cheaperNews = (listing: PricedListing, before: number): NewsText => ({
  line: `“${listing.title}” now costs less`,
  more: `It was ${formatPrice(before, 'fixed', listing.price_period)} and is ${listingLine(listing).price} now.`,
  action: 'See the listing',
  listing: listingLine(listing),
});

export const expiryNews = ({ listing, expiresAt }: { listing: EmailListing; expiresAt: Date }): NewsText => ({
  line: `“${listing.title}” expires on ${expiresAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}`,
  action: 'Renew the listing',
  listing,
});

const partsOf = ({ line, more, action, listing, link }: NewsText & { link: string }): EmailPart[] => [
  more === undefined ? `${line}.` : `${line}. ${more}`,
  ...(listing ? [{ listing }] : []),
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
