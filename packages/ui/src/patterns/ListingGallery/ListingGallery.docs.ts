import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The photos of one listing: one large, the others as thumbnails.',
  alsoCalled: ['carousel', 'slideshow', 'lightbox'],
  notFor: [
    { when: 'There is a single photo in other content.', use: 'ListingPhoto' },
    { when: 'Photos are chosen and reordered.', use: 'ImageUploader' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A named `<section>`, announced as a `carousel` if there are several; `data-count`.',
    },
    {
      name: 'Photos',
      what: 'A row that scrolls and snaps to one; each is shown whole, over a blurred copy of itself, under a button.',
    },
    {
      name: 'Arrows',
      what: 'Previous and next; they wrap around at both ends. Not on a touch device, where one swipes.',
    },
    { name: 'Counter', what: '“2 / 5”.' },
    { name: 'Thumbnails', what: 'A `<ul>` of buttons; the current one has `aria-current`.' },
    {
      name: 'Full screen',
      what: 'A modal `<dialog>` with only the photos, as large as possible; loaded when the user is about to open it.',
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Move to the photo, the arrows, then to the thumbnails.' },
    {
      keys: ['Enter', 'Space'],
      does: 'Open the photo in full screen, press an arrow, or show a thumbnail’s photo.',
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: 'On any of its buttons: the previous or next photo, in reading direction.',
    },
    { keys: ['Home', 'End'], does: 'The first or the last photo.' },
    { keys: ['Plus', 'Minus', '0'], does: 'In full screen: zoom in, out, reset.' },
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      does: 'In an enlarged photo: move it.',
    },
    { keys: ['Escape'], does: 'Close it. The current photo gets the focus.' },
  ],
  accessibility: [
    'A photo is described by its own description, else by the listing’s title.',
    'The counter is announced when the photo changes, and the zoom level when it is enlarged. Nothing moves by itself.',
    'Touch scrolls the row before scripts load. Everything that pinching and dragging do works with buttons, keys and taps too.',
    'Only the current photo is a tab stop; screen readers can read all of them.',
  ],
} satisfies ComponentDocs;
