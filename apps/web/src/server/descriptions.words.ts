import { brand, limits, type PageOf } from '@porchlight/domain';

/** The description of the site, and of pages without one of their own. */
export const site = `${brand.name} is where neighbors post, browse, save and discuss local listings: services, things for sale, community posts, gigs and local deals.`;

/** Shown by search engines below the title, so each page describes its own content. */
export const byName: Readonly<Record<PageOf<'written' | 'form'> | 'categories', string>> = {
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

/** @param search the title of the search */
export const ofSearch = (search: string): string =>
  `${search}: listings by neighbors on ${brand.name}, with photos, prices and places.`;

/** @param name the seller's name */
export const ofSeller = (name: string): string =>
  `What ${name} offers to neighbors on ${brand.name}, with photos, prices and places.`;
