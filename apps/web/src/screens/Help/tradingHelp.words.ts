import { brand, limits, locale, texts } from '@porchlight/domain';

import { paths } from '../../lib/paths.ts';
import { placeHint } from '../../listings/editor/placeHint.words.ts';
import { link, list, p } from '../../articles/index.ts';
import type { HelpSection } from './model.ts';

const createListing = link('Create listing', paths.createListing.href());
const myListings = link('My listings', paths.myListings.href());

/** Questions about joining, finding, buying and selling. */
export const tradingHelp: readonly HelpSection[] = [
  {
    id: 'getting-started',
    title: 'Getting started',
    entries: [
      {
        id: 'what-is-it',
        question: `What is ${brand.name}?`,
        answer: [
          p(
            `A place where neighbors offer and find things, services, jobs, rooms and events near them. You deal with each other directly; ${brand.name} is not a party to what you agree.`,
          ),
        ],
      },
      {
        id: 'cost',
        question: 'What does it cost?',
        also: 'price of posting fee fees pay premium',
        answer: [
          p(
            'Browsing, posting, saving and writing to people are free. Should there be paid features one day, they say what they cost before you choose them.',
          ),
        ],
      },
      {
        id: 'need-account',
        question: 'Do I need an account?',
        also: 'register create join login log in',
        answer: [
          p(
            'Not for looking around. To post, save listings or write to a seller, ',
            link('sign up', paths.register.href()),
            ' with your name, email address and a password.',
          ),
        ],
      },
      {
        id: 'who-may-join',
        question: 'Who may join?',
        also: 'age minor child teenager old',
        answer: [
          p(
            `Adults: you must be at least ${limits.minimumAge}, or have the consent of a parent or guardian.`,
          ),
        ],
      },
    ],
  },
  {
    id: 'buying',
    title: 'Finding and buying',
    entries: [
      {
        id: 'search',
        question: 'How do I find something?',
        also: 'filter sort category near me look for',
        answer: [
          p(
            'Search on the front page or on ',
            link('the listings page', paths.listings.href()),
            ', or pick a category. The filters narrow it down by category, place and price; a place can be a city or a ZIP code, with what is around it as far as you like, or a state. “Choose a place” does that alone, and can ask your device where you are. ',
            link('Advanced search', paths.search.href()),
            ' has it all on one form.',
          ),
        ],
      },
      {
        id: 'contact-seller',
        question: 'How do I reach a seller?',
        also: 'message ask question email call buyer',
        answer: [
          p(
            `Open the listing and choose “Message Seller”. You can write up to ${limits.messageMax.toLocaleString(locale)} characters. The answer arrives in `,
            link('your messages', paths.messages.href()),
            '.',
          ),
        ],
      },
      {
        id: 'save',
        question: 'How do I save a listing for later?',
        also: 'favourite bookmark watch wishlist like',
        answer: [
          p(
            'Signed in, press the heart on its card or page. All you saved stands under ',
            link('Favorites', paths.favorites.href()),
            '. A saved listing that was sold stays there until you remove it.',
          ),
        ],
      },
      {
        id: 'obo',
        question: 'What does “(obo)” behind a price mean?',
        also: 'negotiable haggle bargain',
        answer: [
          p(
            'Or best offer: the price is negotiable. Press “Make an offer” on the listing, and the seller can accept it, decline it or offer another amount. Without it, the price is meant as it stands.',
          ),
        ],
      },
    ],
  },
  {
    id: 'selling',
    title: 'Posting and selling',
    entries: [
      {
        id: 'post',
        question: 'How do I post a listing?',
        also: 'sell create publish ad advert advertisement new',
        answer: [
          p(
            'Choose ',
            createListing,
            ' and fill in the form: a title, a category, a description, a price and a place. Your listing is on the site at once.',
          ),
          list(
            `Title: ${limits.titleMin} to ${limits.titleMax} characters.`,
            `Description: ${limits.descriptionMin} to ${limits.descriptionMax.toLocaleString(locale)} characters.`,
            'Price: whole dollars are shown; choose free when you give something away.',
            `Location: type at least ${limits.locationMinChars} characters and pick one of the suggestions. ${placeHint}`,
          ),
        ],
      },
      {
        id: 'photos',
        question: 'Which photos can I add?',
        also: 'picture image upload size format jpeg png',
        answer: [
          p(texts.help.photoRules),
          p(
            'The first photo is the one people see in lists. Photos are made smaller before they are sent, and what the camera hid in them, such as the place, is removed.',
          ),
        ],
      },
      {
        id: 'edit',
        question: 'How do I change or remove a listing?',
        also: 'update delete take down price',
        answer: [
          p(
            'Under ',
            myListings,
            ' every listing has Edit, and a menu (⋯) with Delete and everything else. Editing also adds, removes, rotates and reorders photos. Deleting is permanent. If it is promised or sold, choose Reserve or Mark Sold instead: people then see that it is gone, and you can put it back on the market.',
          ),
        ],
      },
      {
        id: 'bump',
        question: 'How do I get a listing back to the top?',
        also: 'renew refresh repost promote',
        answer: [
          p(
            `Under `,
            myListings,
            ` choose Bump in the menu (⋯) of the listing. An active listing can be bumped once every ${limits.bumpHours} hours.`,
          ),
        ],
      },
      {
        id: 'statuses',
        question: 'What do active, sold and expired mean?',
        also: 'status not visible disappeared cannot find my listing hidden',
        answer: [
          p(
            'Active listings are found by everyone. Sold and expired ones are no longer in lists or searches, but anyone who has the link or saved them can still open them.',
          ),
        ],
      },
    ],
  },
];
