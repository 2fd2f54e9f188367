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
    { name: 'Photo', what: 'All of it, over a blurred copy of itself.' },
    { name: 'Arrows', what: 'Previous and next; at both ends they go round.' },
    { name: 'Counter', what: '“2 / 5”.' },
    { name: 'Thumbnails', what: 'A `<ul>` of buttons; the shown one has `aria-current`.' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Go to the arrows, then to the thumbnails.' },
    { keys: ['Enter', 'Space'], does: 'Press an arrow, or show the photo of a thumbnail.' },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: 'From any of its buttons: the photo before or after, in the direction of reading.',
    },
    { keys: ['Home', 'End'], does: 'The first or the last photo.' },
  ],
  accessibility: [
    'A photo is described by its own description, else by the title of the listing.',
    'The counter is announced when the photo changes. Nothing moves by itself.',
    'A swipe goes on as well; arrows and keys do the same.',
  ],
} satisfies ComponentDocs;
