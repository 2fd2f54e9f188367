import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The photos of one listing: one large, the others as thumbnails.',
  alsoCalled: ['carousel', 'slideshow', 'lightbox'],
  notFor: [
    { when: 'There is one photo among other things.', use: 'ListingPhoto' },
    { when: 'Photos are chosen and put in order.', use: 'ImageUploader' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A `<section>` with a name, a `carousel` to screen readers when there are several; `data-count`.',
    },
    {
      name: 'Photos',
      what: 'A row that scrolls and comes to rest at one; each is all of it, over a blurred copy of itself, under a button.',
    },
    { name: 'Arrows', what: 'Previous and next; at both ends they go round.' },
    { name: 'Counter', what: '“2 / 5”.' },
    { name: 'Thumbnails', what: 'A `<ul>` of buttons; the shown one has `aria-current`.' },
    {
      name: 'Full screen',
      what: 'A modal `<dialog>` with the photos alone, as large as they go; fetched when somebody is about to open it.',
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Go to the photo, the arrows, then to the thumbnails.' },
    {
      keys: ['Enter', 'Space'],
      does: 'Open the photo over the whole screen, press an arrow, or show the photo of a thumbnail.',
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: 'From any of its buttons: the photo before or after, in the direction of reading.',
    },
    { keys: ['Home', 'End'], does: 'The first or the last photo.' },
    { keys: ['Plus', 'Minus', '0'], does: 'Over the whole screen: closer, back, all of it.' },
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      does: 'In an enlarged photo: move about in it.',
    },
    { keys: ['Escape'], does: 'Close it. The focus is on the photo that is shown by then.' },
  ],
  accessibility: [
    'A photo is described by its own description, else by the title of the listing.',
    'The counter is announced when the photo changes, and how large it is drawn when it is enlarged. Nothing moves by itself.',
    'Fingers scroll the row before scripts have come. What they do by pinching and dragging, buttons and keys and taps do as well.',
    'Only the photo that is shown can be reached by Tab; screen readers can read all of them.',
  ],
} satisfies ComponentDocs;
