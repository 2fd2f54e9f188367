import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The signed-in user’s own profile: name, email, verified or not, active or not, since when.',
  notFor: [{ when: 'It is another user: no email is shown.', use: 'SellerCard' }],
  anatomy: [
    { name: 'Root', what: 'A `<section>` with the user’s name.' },
    { name: 'Initials', what: 'An `Avatar`.' },
    { name: 'Name', what: 'A heading.' },
    { name: 'Address', what: 'The email address, marked as not translatable.' },
    { name: 'Badges', what: 'Verified or not, active or not.' },
    { name: 'Since', what: 'The month, when it is known.' },
  ],
  keyboard: { none: 'It takes no focus; content next to it can.' },
  accessibility: ['The badges state both in text, not only by color.'],
} satisfies ComponentDocs;
