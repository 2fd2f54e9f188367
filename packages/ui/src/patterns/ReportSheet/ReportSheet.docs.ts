import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Reports a message, a listing or a user to the moderators, without leaving the page.',
  alsoCalled: ['flag', 'complaint', 'abuse form'],
  pictured: 'bottom',
  notFor: [
    { when: 'A buyer writes to a seller.', use: 'ContactSellerDialog' },
    { when: 'An urgent report has to be confirmed.', use: 'UrgencyDialog' },
  ],
  anatomy: [
    { name: 'Quote', what: 'The reported text, at most six lines. Left out for a user.' },
    { name: 'Reasons', what: 'One of a few, from the parent.' },
    { name: 'Further', what: 'A link to a longer form or to help. Left out by default.' },
    { name: 'Text', what: 'Optional, with a counter.' },
    {
      name: 'Footer',
      what: 'An error, “Cancel” and “Send report”; once sent, the action of the parent and “Done”.',
    },
  ],
  keyboard: [
    { keys: ['ArrowDown', 'ArrowUp'], does: 'Select a reason.' },
    { keys: ['Tab', 'Shift+Tab'], does: 'Move from the reasons to the link, the text and the buttons.' },
    { keys: ['Escape'], does: 'Closes it; with typed text it asks first.' },
  ],
  accessibility: [
    'As in `Dialog`: the title is announced when it opens, and the page behind is inert.',
    'Sending without a reason moves the focus to the first one, with an error.',
    'Once it is sent, what happens next gets the focus. When it closes, the focus returns.',
  ],
} satisfies ComponentDocs;
