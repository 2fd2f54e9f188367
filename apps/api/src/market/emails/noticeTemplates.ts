import { formatOffer, type Language } from '@porchlight/domain';
import { wordings } from '../../platform/language/index.ts';
import type { MailMessage } from '../../platform/ports/index.ts';
import type { EmailListing, EmailPart } from './emailParts.ts';
import { listingLine, priceIn, type PricedListing } from './listingLine.ts';
import { dayIn, type Person, stoppedBy, type StopLinks, toPerson } from './templates.ts';
import { toMail } from './toMail.ts';
import { wordsIn } from './wordsIn.ts';

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

const aboutIn = (language: Language, { listing }: About): string =>
  listing ? wordsIn[language].notices.about(listing.title) : '';
const forTitleIn = (language: Language, { listing }: About): string =>
  listing ? wordsIn[language].notices.forTitle(listing.title) : '';
const shown = ({ listing }: About) => (listing ? { listing } : {});

/**
 * @param isNotice whether the messages consist only of notices made by buttons, such as that the listing is promised
 */
export function messageNews(language: Language, from: About, isNotice: boolean): NewsText {
  const { news, wrote, openConversation, readAndReply } = wordsIn[language].notices;
  const about = aboutIn(language, from);
  return {
    line: isNotice ? news(from.name, about) : wrote(from.name, about),
    action: isNotice ? openConversation : readAndReply,
    ...shown(from),
  };
}

/** @param offer the offered amount in dollars, or the response to the recipient's offer */
export function offerNews(
  language: Language,
  from: About,
  offer: { amount: number } | { isAccepted: boolean },
): NewsText {
  const { offers, answerOffer, accepted, declined, openConversation } = wordsIn[language].notices;
  const forTitle = forTitleIn(language, from);
  return {
    ...('amount' in offer
      ? {
          line: offers(from.name, formatOffer(offer.amount, wordings[language]), forTitle),
          action: answerOffer,
        }
      : {
          line: (offer.isAccepted ? accepted : declined)(from.name, forTitle),
          action: openConversation,
        }),
    ...shown(from),
  };
}

export function statusNews(language: Language, listing: EmailListing, status: string): NewsText {
  const words = wordsIn[language].notices;
  return {
    line: words.status(listing.title, status),
    action: status === 'sold' ? words.others : words.see,
    listing,
  };
}

/** @param before the earlier price in dollars */
export function cheaperNews(language: Language, listing: PricedListing, before: number): NewsText {
  const { cheaper, prices, see } = wordsIn[language].notices;
  const { price_period } = listing;
  const earlier = { price: before, price_type: 'fixed', ...(price_period && { price_period }) } as const;
  const line = listingLine(language, listing);
  return {
    line: cheaper(listing.title),
    more: prices(priceIn(language, earlier), line.price),
    action: see,
    listing: line,
  };
}

export function expiryNews(
  language: Language,
  { listing, expiresAt }: { listing: EmailListing; expiresAt: Date },
): NewsText {
  const { expires, renew } = wordsIn[language].notices;
  return { line: expires(listing.title, dayIn(language, expiresAt)), action: renew, listing };
}

const partsOf = ({ line, more, action, listing, link }: NewsText & { link: string }): EmailPart[] => [
  more === undefined ? `${line}.` : `${line}. ${more}`,
  ...(listing ? [{ listing }] : []),
  { link, label: action },
];

export const newsMail = (person: Person, news: NewsText & { link: string }, links: StopLinks): MailMessage =>
  toMail({
    ...toPerson(person),
    subject: news.line,
    parts: partsOf(news),
    ...stoppedBy(links, person.locale),
  });

/** The daily email. @param more number of events beyond its limit */
export function dailyMail(
  person: Person,
  { news, more }: { news: readonly (NewsText & { link: string })[]; more: number },
  links: StopLinks,
): MailMessage {
  const words = wordsIn[person.locale].notices;
  return toMail({
    ...toPerson(person),
    subject: words.day,
    parts: [words.since, ...news.flatMap(partsOf), ...(more === 0 ? [] : [words.more(more)])],
    ...stoppedBy(links, person.locale),
  });
}
