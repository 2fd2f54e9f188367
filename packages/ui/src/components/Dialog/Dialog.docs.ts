import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose:
    'A task in front of the page, which waits until it is done or left: a message to write, a choice to make.',
  alsoCalled: ['modal', 'lightbox', 'pop-up'],
  pictured: 'center',
  notFor: [
    { when: 'It tells one thing or asks one question.', use: 'AlertDialog' },
    { when: 'On a small screen it should come from an edge.', use: 'Sheet' },
    { when: 'The news may pass by.', use: 'ToastRegion' },
    { when: 'It can wait, or is long: give it a page of its own.' },
  ],
  anatomy: [
    { name: 'Root', what: 'A modal `<dialog>` in the top layer; its contents exist only while it is open.' },
    { name: 'Title', what: 'An `<h2>`, and the name of the dialog.' },
    { name: 'Description', what: 'Optional, under the title, read out with it.' },
    { name: 'Close button', what: 'In the corner, unless `closeButton` is false.' },
    { name: 'Body', what: 'The `children`. It scrolls when there is more than fits.' },
    { name: 'Footer', what: 'Optional: buttons, the main one last.' },
  ],
  keyboard: [
    { keys: ['Escape'], does: 'Asks to close, with the reason `escape`.' },
    { keys: ['Tab', 'Shift+Tab'], does: 'Walk through what is inside; the page behind is inert.' },
  ],
  accessibility: [
    'The platform’s own modal: role `dialog`, named by its title, the page behind inert and not scrolling.',
    'The focus goes to `initialFocus`, else to the first thing that can take it, and returns where it came from.',
    'It never closes by itself: `onOpenChange` asks once, and the caller decides. While `open` is true it stays open: if the browser closes it (a second Escape, Back on a phone, a form with `method="dialog"`), it is shown again with focus and scroll position kept.',
    'A press that begins inside and ends outside is a selection, not a wish to leave.',
    'Write the title as what is done here (“Contact seller”), so that the name alone tells.',
  ],
  doDont: [
    {
      do: 'Where a form can be half filled, pass `closeOnBackdrop={false}` and answer Escape with a question.',
      dont: 'Lose what someone typed to a stray press.',
    },
  ],
} satisfies ComponentDocs;
