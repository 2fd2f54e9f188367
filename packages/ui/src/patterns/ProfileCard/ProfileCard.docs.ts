import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The signed-in person to themselves: name, address, verified or not, active or not, since when.',
  notFor: [{ when: 'It is another person: no address is shown.', use: 'SellerCard' }],
  anatomy: [
    { name: 'Root', what: 'A `<section>` with the person’s name.' },
    { name: 'Initials', what: 'An `Avatar`.' },
    { name: 'Name', what: 'A heading.' },
    { name: 'Address', what: 'The e-mail address, marked as not to be translated.' },
    { name: 'Badges', what: 'Verified or not, active or not.' },
    { name: 'Since', what: 'The month, when it is known.' },
  ],
  keyboard: { none: 'It takes no focus; what you put beside the person may.' },
  accessibility: ['The badges say both states in words, never by color alone.'],
} satisfies ComponentDocs;
