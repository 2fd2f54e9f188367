import { brand } from '@porchlight/domain';

export const words = {
  about: (title: string): string => ` about “${title}”`,
  forTitle: (title: string): string => ` for “${title}”`,
  /** @param about as above, or empty */
  news: (name: string, about: string): string => `News from ${name}${about}`,
  wrote: (name: string, about: string): string => `${name} wrote to you${about}`,
  openConversation: 'Open the conversation',
  readAndReply: 'Read and reply',
  /** @param forTitle as above, or empty */
  offers: (name: string, amount: string, forTitle: string): string => `${name} offers ${amount}${forTitle}`,
  answerOffer: 'Answer the offer',
  accepted: (name: string, forTitle: string): string => `${name} accepted your offer${forTitle}`,
  declined: (name: string, forTitle: string): string => `${name} declined your offer${forTitle}`,
  status: (title: string, status: string): string => `“${title}” is ${status}`,
  others: 'See others like it',
  see: 'See the listing',
  cheaper: (title: string): string => `“${title}” now costs less`,
  prices: (before: string, now: string): string => `It was ${before} and is ${now} now.`,
  expires: (title: string, day: string): string => `“${title}” expires on ${day}`,
  renew: 'Renew the listing',
  day: `Your day on ${brand.name}`,
  since: 'This happened since your last email:',
  more: (count: number): string => `And ${count} more.`,
};
