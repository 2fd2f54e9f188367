import { brand, limits, texts } from '@porchlight/domain';

import { paths } from '../../paths.ts';
import { link, list, mail, p, type Block } from '../../written/index.ts';

/** One question of the help page, with its answer. */
export interface HelpEntry {
  id: string;
  question: string;
  answer: readonly Block[];
}

/** A section of the help page. */
export interface HelpSection {
  id: string;
  title: string;
  entries: readonly HelpEntry[];
}

const createListing = link('Create listing', paths.createListing.href());
const myListings = link('My listings', paths.myListings.href());

/** The frequently asked questions, in seven sections. Limits come from the form's own rules. */
export const helpSections: readonly HelpSection[] = [
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
        answer: [
          p(
            'Browsing, posting, saving and writing to people are free. Should there be paid features one day, they say what they cost before you choose them.',
          ),
        ],
      },
      {
        id: 'need-account',
        question: 'Do I need an account?',
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
        answer: [
          p(
            'Search by words from any page, or pick a category. On ',
            link('the listings page', paths.listings.href()),
            ' the filters narrow it down by category, place and price. A place can be a city, a state or a ZIP code. ',
            link('Advanced search', paths.search.href()),
            ' has it all on one form.',
          ),
        ],
      },
      {
        id: 'contact-seller',
        question: 'How do I reach a seller?',
        answer: [
          p(
            `Open the listing and choose “Message Seller”. You can write up to ${limits.messageMax.toLocaleString('en-US')} characters. The answer arrives in `,
            link('your messages', paths.messages.href()),
            '.',
          ),
        ],
      },
      {
        id: 'save',
        question: 'How do I save a listing for later?',
        answer: [
          p(
            'Press the heart on its card or page. All you saved stands under ',
            link('Favorites', paths.favorites.href()),
            '. A saved listing that was sold stays there until you remove it.',
          ),
        ],
      },
      {
        id: 'obo',
        question: 'What does “(obo)” behind a price mean?',
        answer: [p('Or best offer: the price is negotiable. Without it, the price is meant as it stands.')],
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
        answer: [
          p(
            'Choose ',
            createListing,
            ' and fill in the form: a title, a category, a description, a price and a place. Your listing is on the site at once.',
          ),
          list(
            `Title: ${limits.titleMin} to ${limits.titleMax} characters.`,
            `Description: ${limits.descriptionMin} to ${limits.descriptionMax.toLocaleString('en-US')} characters.`,
            'Price: whole dollars are shown; choose free when you give something away.',
            'Location: type at least three letters and pick one of the suggestions.',
          ),
        ],
      },
      {
        id: 'photos',
        question: 'Which photos can I add?',
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
        answer: [
          p(
            'Under ',
            myListings,
            ' every listing has Edit and Delete. Deleting is for good. If it is sold, use Mark Sold instead: people then see that it is gone.',
          ),
        ],
      },
      {
        id: 'bump',
        question: 'How do I get a listing back to the top?',
        answer: [
          p(
            `Under `,
            myListings,
            ` choose Bump. An active listing can be bumped once every ${limits.bumpHours} hours.`,
          ),
        ],
      },
      {
        id: 'statuses',
        question: 'What do active, sold and expired mean?',
        answer: [
          p(
            'Active listings are found by everyone. Sold and expired ones are no longer in lists or searches, but whoever has the link or saved them can still open them.',
          ),
        ],
      },
    ],
  },
  {
    id: 'messages',
    title: 'Messages',
    entries: [
      {
        id: 'where',
        question: 'Where are my messages?',
        answer: [
          p(
            'In ',
            link('Messages', paths.messages.href()),
            ', one conversation for each listing and person. The number in the header counts those you have not read.',
          ),
        ],
      },
      {
        id: 'keys',
        question: 'How do I write more than one line?',
        answer: [p('In a reply, Enter sends and Shift with Enter begins a new line.')],
      },
      {
        id: 'removed',
        question: 'The listing was removed. Is the conversation lost?',
        answer: [p('No. You can still read it; it says that the listing was removed.')],
      },
      {
        id: 'unwanted',
        question: 'Somebody bothers me. What can I do?',
        answer: [
          p(
            'Do not answer. Every conversation has a Report link; it takes you to ',
            link('the report form', paths.report.href()),
            ' with the details filled in.',
          ),
        ],
      },
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    entries: [
      {
        id: 'forgot',
        question: 'I forgot my password',
        answer: [
          p(
            'Ask for ',
            link('a reset link', paths.forgotPassword.href()),
            `. It comes by mail, works once and for ${limits.resetTokenMinutes} minutes. Look into the spam folder if it does not arrive.`,
          ),
        ],
      },
      {
        id: 'change',
        question: 'How do I change my email address or password?',
        answer: [
          p('In ', link('your profile', paths.profile.href()), '. Both ask for your current password.'),
        ],
      },
      {
        id: 'signed-out',
        question: 'Why was I signed out?',
        answer: [
          p(
            'After a change of password every other device is signed out. The same happens when you sign out elsewhere in this browser. What you had typed into a listing is kept on your device.',
          ),
        ],
      },
      {
        id: 'delete',
        question: 'How do I delete my account?',
        answer: [p('Write to ', mail(brand.supportEmail), ' from the address of the account.')],
      },
    ],
  },
  {
    id: 'safety',
    title: 'Safety',
    entries: [
      {
        id: 'meet',
        question: 'How do I meet somebody safely?',
        answer: [
          p(
            'In public, by day, not alone, and pay only for what you have seen. There is more in the ',
            link('safety guide', paths.safety.href()),
            '.',
          ),
        ],
      },
      {
        id: 'report',
        question: 'How do I report a listing or a person?',
        answer: [
          p(
            `Use Report on the listing or conversation, or the `,
            link('report form', paths.report.href()),
            `. We look at reports within ${limits.reportReviewHours} hours. In immediate danger call ${limits.emergencyNumber}.`,
          ),
        ],
      },
      {
        id: 'payment',
        question: `Does ${brand.name} handle payments or shipping?`,
        answer: [
          p(
            'No. Nobody of ours will ask you for money, a code or a password. If someone does in our name, please report it.',
          ),
        ],
      },
    ],
  },
  {
    id: 'technical',
    title: 'Technical problems',
    entries: [
      {
        id: 'photo-fails',
        question: 'A photo is not accepted',
        answer: [
          p(texts.help.photoRules),
          p(
            'Photos from some phones are HEIC files: choose “most compatible” in the camera settings, or send the photo to yourself as a JPEG.',
          ),
        ],
      },
      {
        id: 'location-fails',
        question: 'My location is not accepted',
        answer: [
          p(
            'Pick one of the suggestions under the field: text that was only typed does not count. If your street is missing, choose your city or ZIP code.',
          ),
        ],
      },
      {
        id: 'slow',
        question: 'Pages do not load',
        answer: [
          p(
            'Check your connection and try again. If it goes on, tell us on the ',
            link('contact page', paths.contact.href()),
            ' what you did and what you saw.',
          ),
        ],
      },
    ],
  },
];
