import type { MainCategorySlug, SubCategorySlug } from '@porchlight/domain';

// A category without its rule doesn't compile.

/** The title of a main category's rules. */
export const titleOf = (name: string): string => `In ${name}`;

/** Rules of a main category. */
export const ofMain: Readonly<Record<MainCategorySlug, string>> = {
  services:
    'Offer what you can do and may do. Where your state or city asks for a license, you have it and say so. Say what is included, and show work of your own.',
  'for-sale':
    'The thing exists, belongs to you and can be looked at before it is paid for. Say what is wrong with it, and whether it was ever recalled: cpsc.gov lists what was.',
  community: 'For neighbors, not for customers. What is sold for profit belongs in another category.',
  'gigs-jobs':
    'The work is real, lawful and paid, by at least the minimum wage of where it is done. Say what is to be done, where, when and for how much. No one pays to get work, and no one is shut out for their race, color, religion, sex, age, origin or disability.',
  'local-deals':
    'From the business itself, in force now, and for everybody who comes. Say what it costs, until when it holds and what it does not include.',
};

/** What may be offered in a subcategory, and typical violations. */
export const ofSub: Readonly<Record<SubCategorySlug, string>> = {
  'hair-braids':
    'braids, twists, locs and their care. Not: coloring and chemical straightening by people without a license for it.',
  barbering: 'cuts, shaves and beards, by people with the license that their state asks for.',
  cleaning:
    'homes, offices, cars and yards; say who brings the supplies. Not: asbestos, lead or mold without a license.',
  tutoring:
    'lessons for all ages. Not: writing someone’s papers or sitting their exams. Lessons for a child are agreed with a parent.',
  photography:
    'portraits, events, products and homes. Not: nude or sexual pictures, or pictures of people who do not know.',
  'event-services':
    'music, tents, flowers, hosts, and food from a kitchen with a permit. Not: fireworks, or alcohol without a license to serve it.',
  handyman:
    'small repairs, painting, mounting and assembling. Not: electrical, plumbing, gas or roof work for which you lack the license.',
  'other-services':
    'help that fits nowhere above. Not: sexual services, loans, legal or medical advice without a license, or followers, accounts and reviews for money.',
  furniture:
    'new or used, whole or to be repaired, if you say which. Not: cribs with a drop side, recalled dressers, or beds and sofas with bedbugs.',
  electronics:
    'working or for parts, erased, and unlocked from your accounts. Not: phones that are blocked or not paid off, signal jammers, hidden cameras, or boxes that unlock paid channels.',
  fashion:
    'clothes, shoes, bags and jewelry, under a brand’s name only if that brand made them. Not: copies, even if you call them that, worn underwear, or fur and ivory of protected animals.',
  'kids-baby':
    'what a child can still use safely. Not: recalled toys, car seats that are past their date or were in a crash, opened formula, or breast milk.',
  'home-garden':
    'tools, appliances, plants and decor. Not: pesticides without their label, invasive plants, filled gas cylinders, or refrigerant.',
  'books-media':
    'books, records, films and games of which you own the copy. Not: copied discs and files, proofs marked “not for sale”, or pornography.',
  'other-for-sale':
    'bicycles, instruments, sports gear; vehicles with their title; tickets that may be passed on. Not: guns and parts of them, fireworks, fuel, tobacco and vapes, medicine, gift cards or lottery tickets.',
  'church-club-events':
    'services, meetings, concerts and fundraisers; say who holds them. Not: calls to harm or shut out people, or collections for someone who cannot be named.',
  rides:
    'sharing a trip and what it costs, with a licensed and insured driver. Not: a taxi without its permit, or carrying parcels for strangers.',
  'roommates-housing':
    'rooms and homes that are yours to rent out and can be visited, with rent, deposit and date. Not: deposits before a visit, or a preference by race, color, religion, sex, origin, disability or children, as the Fair Housing Act says. Only who shares their own home may name the sex they live with.',
  'lost-found':
    'what was lost or found, where and when. Keep one mark of it to yourself, so that its owner can name it. Not: money asked for before it is given back.',
  pets: 'animals that need a home, for a fee that covers their care. Not: puppies and kittens under eight weeks, breeding for sale, wild or protected animals, or animals meant to fight.',
  'other-community':
    'questions, swaps, volunteers, recommendations. Not: accusations against people by name, or advertising.',
  'day-work': 'moving, yard work, help at events, paid on the day. Not: trial days without pay.',
  'part-full-time':
    'say who employs, for which hours and pay. Not: commission alone, jobs that consist of recruiting others, a kit or training to be paid first, or cashing checks and forwarding parcels from home.',
  'skilled-trades':
    'say which license or certificate the work needs, and hold it if it is you who offers. Not: work without the permit it needs.',
  'creative-media':
    'design, writing, music, video and modeling by adults; say who owns the result. Not: nude or sexual work, school papers, or exposure instead of pay.',
  'other-jobs':
    'work that fits nowhere above. Not: surveys that ask for bank details, reviews for money, or lending out your account or name.',
  'restaurants-food':
    'menus and discounts of kitchens with a permit, and what your state lets you make at home. Not: deals on alcohol, or food past its date.',
  'shops-retail':
    'sales, openings and coupons of shops with an address. Not: prices that were raised to be cut, closing sales that never end, or vouchers resold.',
  'health-beauty':
    'salons, gyms and spas with the licenses they need. Not: medicine, injections outside a practice, or anything that promises a cure.',
  'services-promo':
    'an opening price for what may be offered under Services. Not: a free trial that becomes a paid plan without a word.',
  'other-deals':
    'what neighbors can use. Not: selling by recruiting sellers, cryptocurrency, gambling, or loans.',
};
