import { brand, limits, type PageOf } from '@porchlight/domain';

const site = `${brand.name} is where neighbors post, browse, save and discuss local listings: services, things for sale, community posts, gigs and local deals.`;

/** Shown by search engines below the title, so each page describes its own content. */
const byName: Readonly<Record<PageOf<'written' | 'form'> | 'categories', string>> = {
  categories: `Every category of ${brand.name}, from furniture and bikes to tutors, gigs and community events, with what each of them holds.`,
  search: `Search ${brand.name} by words, category, place and price at once.`,
  safety: 'How to meet, pay and talk safely with people you do not know, and how to tell a scam early.',
  rules: `What may be offered on ${brand.name} and what not, category by category, and how reports are decided.`,
  help: `Answers to what people ask most about accounts, listings, messages and safety on ${brand.name}.`,
  privacy: `What ${brand.name} knows about you, what it does with it, and what you can ask of us.`,
  terms: `The agreement between you and ${brand.name}, in words that are meant to be read.`,
  cookies: `What ${brand.name} keeps in your browser, and what you may switch off.`,
  accessibility: `How accessible ${brand.name} is, what is tested, which gaps are known, and whom to write to.`,
  contact: `Write to ${brand.name}: a person answers within ${limits.contactReplyHours} hours.`,
  report: `Report a listing, a person or a message on ${brand.name}. Every report is read by a person.`,
};

const descriptions: ReadonlyMap<string, string> = new Map(Object.entries(byName));

/**
 * The description of a page without data.
 *
 * @param name of its route, as in `paths`
 */
export const descriptionOf = (name: string): string => descriptions.get(name) ?? site;

/**
 * The description of a search.
 *
 * @param search the title of the search
 */
export function searchDescription(search: string): string {
  return `${search}: listings by neighbors on ${brand.name}, with photos, prices and places.`;
}

/**
 * The description of a seller's page.
 *
 * @param name the seller's name
 */
export function sellerDescription(name: string): string {
  return `What ${name} offers to neighbors on ${brand.name}, with photos, prices and places.`;
}
