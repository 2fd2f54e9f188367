import { brand, limits, texts } from '@porchlight/domain';

import { paths } from '../../lib/paths.ts';
import { link, mail, p } from '../../articles/index.ts';
import type { HelpSection } from './model.ts';

/** Questions about messages, accounts, safety, and problems. */
export const peopleHelp: readonly HelpSection[] = [
  {
    id: 'messages',
    title: 'Messages',
    entries: [
      {
        id: 'where',
        question: 'Where are my messages?',
        also: 'inbox unread chat reply notification conversation answer find',
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
        also: 'new line paragraph shortcut',
        answer: [p('In a reply, Enter sends and Shift with Enter begins a new line.')],
      },
      {
        id: 'removed',
        question: 'The listing was removed. Is the conversation lost?',
        answer: [p('No. You can still read it; it says that the listing was removed.')],
      },
      {
        id: 'letters',
        question: 'Which emails do you send me?',
        also: 'email notifications unsubscribe stop daily unread price drop',
        answer: [
          p(
            'About a message or an offer that you have not read after ten minutes, a listing you saved or asked about that is reserved, sold or cheaper, and one of yours that is about to expire. In ',
            link('your profile', paths.profile.href()),
            ' you choose for each: at once, in one letter a day, or never. Every such letter has a link at its foot that stops them.',
          ),
        ],
      },
      {
        id: 'unwanted',
        question: 'Someone bothers me. What can I do?',
        also: 'block user person harass abuse spam rude stalk',
        answer: [
          p(
            'Block them in the menu (⋯) of the conversation or of one of their listings, or on their page. You won’t see each other’s listings and conversations, neither of you can write to the other, and we don’t notify them. ',
            link('Your profile', paths.profile.href()),
            ' lists whom you have blocked, and lets them back.',
          ),
          p(
            'If it is worth a report, the same menu has Report, and so has what they wrote; it takes you to ',
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
        also: 'lost reset cannot login log in sign in',
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
        also: 'update new mail',
        answer: [
          p('In ', link('your profile', paths.profile.href()), '. Both ask for your current password.'),
        ],
      },
      {
        id: 'seen-by-others',
        question: 'Who sees my email address and phone number?',
        also: 'privacy private personal data hide contact details public',
        answer: [
          p(
            `Only you and we can see your email address. A phone number is private too, unless you check “${texts.listingForm.showPhone}” on a listing: signed-in buyers can then ask for the number of that listing, and you can turn it off again. Other people see your name, your photo, your listings and the month you joined, and reach you with a message.`,
          ),
        ],
      },
      {
        id: 'signed-out',
        question: 'Why was I signed out?',
        also: 'logged out session expired login draft lost',
        answer: [
          p(
            `After a change of password every other device is signed out, and so is a device that was not used for ${limits.sessionDays} days. The same happens when you sign out elsewhere in this browser. A listing that you had not published yet is kept on your device for ${limits.draftDays} days, with its photos.`,
          ),
        ],
      },
      {
        id: 'sign-out',
        question: 'How do I sign out?',
        also: 'log out logout leave shared computer',
        answer: [
          p(
            'Open the menu at the top of the page, which on a computer has your name, and choose Sign Out. On a device that others use, do it every time.',
          ),
        ],
      },
      {
        id: 'delete',
        question: 'How do I delete my account?',
        also: 'close remove cancel deactivate',
        answer: [
          p(
            'At the end of ',
            link('your profile', paths.profile.href()),
            ', with your password. It says there what goes and what stays.',
          ),
        ],
      },
    ],
  },
  {
    id: 'safety',
    title: 'Safety',
    entries: [
      {
        id: 'meet',
        question: 'How do I meet someone safely?',
        also: 'pick up exchange collect danger',
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
        also: 'scam fraud fake stolen flag complain suspicious',
        answer: [
          p(
            `Use Report in the menu (⋯) of the listing or conversation, or the `,
            link('report form', paths.report.href()),
            `. We look at reports within ${limits.reportReviewHours} hours. In immediate danger call ${limits.emergencyNumber}.`,
          ),
        ],
      },
      {
        id: 'payment',
        question: `Does ${brand.name} handle payments or shipping?`,
        also: 'refund money back paid delivery escrow',
        answer: [
          p(
            'No. No one of ours will ask you for money, a code or a password. If someone does in our name, please report it.',
          ),
        ],
      },
      {
        id: 'cheated',
        question: 'I was cheated. What now?',
        also: 'scammed scam fraud refund money back stolen police lost dispute',
        answer: [
          p(
            'Tell your bank and your local police, and ',
            link('report it', paths.report.href()),
            ` to us with all you have: addresses, messages, pictures. ${brand.name} is no party to the deal and cannot pay money back, but stops who does such things.`,
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
        also: 'picture image upload uploaded error failed refused too big large size heavy',
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
        also: 'address zip place error',
        answer: [
          p(
            'Pick one of the suggestions under the field: text that was only typed does not count. If your street is missing, choose your city or ZIP code.',
          ),
        ],
      },
      {
        id: 'slow',
        question: 'Pages do not load',
        also: 'error offline broken not working bug loading',
        answer: [
          p(
            'Check your connection and try again. If it goes on, tell us on the ',
            link('contact page', paths.contact.href()),
            ' what you did and what you saw.',
          ),
        ],
      },
      {
        id: 'ask-us',
        question: 'How do I reach you?',
        also: 'contact support human phone call email hours help feedback idea suggestion',
        answer: [
          p(
            'With the form on the ',
            link('contact page', paths.contact.href()),
            ' or by mail to ',
            mail(brand.supportEmail),
            `. A person answers within ${limits.contactReplyHours} hours; outside the support hours it may take longer.`,
          ),
        ],
      },
    ],
  },
];
