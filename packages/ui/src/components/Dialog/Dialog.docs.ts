import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'A task in front of the page, which waits until it is done or closed: a message to write, a choice to make.',
  alsoCalled: ['modal', 'lightbox', 'pop-up'],
  pictured: 'center',
  notFor: [
    { when: 'It shows one message or asks one question.', use: 'AlertDialog' },
    { when: 'On a small screen it should come from an edge.', use: 'Sheet' },
    { when: 'The news may pass by.', use: 'ToastRegion' },
    { when: 'It can wait, or is long: give it its own page.' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A modal `<dialog>` in the top layer; its contents are rendered only while it is open.',
    },
    { name: 'Title', what: 'An `<h2>`, the dialog’s name.' },
    { name: 'Description', what: 'Optional, under the title, announced with it.' },
    { name: 'Close button', what: 'In the corner, unless `closeButton` is false.' },
    { name: 'Body', what: 'The `children`. It scrolls if it does not fit.' },
    { name: 'Footer', what: 'Optional: buttons, the main one last.' },
  ],
  keyboard: [
    { keys: ['Escape'], does: 'Requests to close, with the reason `escape`.' },
    { keys: ['Tab', 'Shift+Tab'], does: 'Move through its contents; the page behind is inert.' },
  ],
  accessibility: [
    'The browser’s own modal: role `dialog`, named by its title, the page behind inert and not scrolling.',
    'The focus moves to `initialFocus`, else to the first focusable element, and returns to where it was on close.',
    'It never closes by itself: `onOpenChange` is called once, and the parent decides. While `open` is true it stays open: if the browser closes it (a second Escape, Back on a phone, a form with `method="dialog"`), it is shown again with focus and scroll position kept.',
    'A press that starts inside and ends outside is a text selection and does not close it.',
    'Name the task in the title (“Contact seller”), so that the name alone is clear.',
  ],
  doDont: [
    {
      do: 'With a form inside, pass `closeOnBackdrop={false}` and ask for confirmation on Escape.',
      dont: 'Lose typed text to an accidental press.',
    },
  ],
} satisfies ComponentDocs;
