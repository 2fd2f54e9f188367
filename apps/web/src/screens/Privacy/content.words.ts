import { brand, limits } from '@porchlight/domain';

import { paths } from '../../lib/paths.ts';
import { link, list, mail, p, type ArticleSection } from '../../articles/index.ts';

export const words = { lead: 'What we know about you, what we do with it, and what you can ask of us.' };

export const privacySections: readonly ArticleSection[] = [
  {
    id: 'collected',
    title: 'What we collect',
    blocks: [
      p('We collect what the marketplace needs, and no more.'),
      list(
        'Account: your name, email address, your photo if you add one, and a scrambled form of your password.',
        'Listings: what you write, your photos without the hidden data cameras add, the place you choose, and the contact details you give.',
        'Messages: what you write to other people about a listing, and when.',
        'Choices: the listings you save, the people you block, the emails you want, and the listings whose phone number you asked for.',
        'Support: what you write to us, and reports you send.',
        'Your device’s place: only when you press “Use my location”, to about a mile, to name the nearest ZIP code; it is not kept here.',
        'Technical: the address your device calls from and the kind of browser, in scrambled form, for security and to count views. For each place where you are signed in, its browser and system, such as “Firefox on Linux”. The browsers and addresses you signed in from stay with your account in scrambled form, the last 20 of them for 400 days, so that others cannot lock you out.',
      ),
    ],
  },
  {
    id: 'use',
    title: 'How we use it',
    blocks: [
      list(
        'to run the marketplace: to show listings, deliver messages and sign you in;',
        'to keep it safe: to find fraud and abuse, and to act on reports. A program looks for what swindlers say in messages and for the same words and photos under several names; what it notices is looked at by a person, and nothing follows before that;',
        'to answer you;',
        'to make it better, with figures that name no one;',
        'to meet duties the law gives us.',
      ),
    ],
  },
  {
    id: 'sharing',
    title: 'What we share',
    blocks: [
      p('We never sell your personal data for marketing.'),
      list(
        'Other people see your name, your photo, your listings with their city and ZIP code, the month you joined, how many listings you sold, how quickly you usually reply, and what you write to them. They never see your email address. Signed-in buyers can see the phone number of a listing only if you choose to show it there.',
        'Companies that store data, send mail, look up street addresses or deliver map images for us see what they need for that, under contract.',
        'Authorities get data where the law obliges us.',
        'If the service passes to another company, your data goes with it under this policy, and we tell you first.',
      ),
    ],
  },
  {
    id: 'security',
    title: 'How we protect it',
    blocks: [
      p(
        'Connections are encrypted, passwords are stored only in a form that cannot be turned back, and few people have access. No system is perfectly safe; when something happens that concerns you, we tell you.',
      ),
    ],
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    blocks: [
      list(
        'Account data: until you delete your account. If it is suspended then, a scrambled form of your address stays until the suspension is over, so that no other account is opened with it before.',
        'Listing data: until the listing is removed.',
        'Messages: also after you delete your account, for the people you wrote to, without your name.',
        'Reported content: moderators keep a copy, until you delete your account.',
        `Transaction records: ${limits.transactionRetentionYears} years.`,
        `Support communications: ${limits.supportRetentionYears} years.`,
        'Marketing data: until you opt out.',
      ),
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    blocks: [
      p('You may:'),
      list(
        ['see what we hold about you and get a copy, in ', link('your profile', paths.profile.href()), ';'],
        [
          'correct it: your listings yourself, and your name and email address in ',
          link('your profile', paths.profile.href()),
          ';',
        ],
        [
          'have it deleted: your account in ',
          link('your profile', paths.profile.href()),
          ', the rest by us;',
        ],
        'object to a use, or limit it;',
        'opt out of marketing at any time.',
      ),
      p(
        'Write to ',
        mail(brand.supportEmail),
        '. We answer within 30 days and treat no one worse for asking.',
      ),
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    blocks: [
      p(
        `${brand.name} keeps a few things in your browser so that it works, and uses no trackers. The `,
        link('cookie page', paths.cookies.href()),
        ' says which.',
      ),
    ],
  },
  {
    id: 'children',
    title: 'Children',
    blocks: [
      p(
        `${brand.name} is not for children under ${limits.childrenAge}, and we do not knowingly collect their data. If you think that a child has given us data, write to us and we will delete it.`,
      ),
    ],
  },
  {
    id: 'updates',
    title: 'Updates to this policy',
    blocks: [
      p(
        'When this policy changes, the new text stands here with its date. When a change matters, we tell you by mail before it holds.',
      ),
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    blocks: [
      p(
        'Questions about privacy: ',
        mail(brand.supportEmail),
        ', or the ',
        link('contact page', paths.contact.href()),
        '.',
      ),
    ],
  },
];
