import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A row of slides that scrolls sideways and snaps to one: cards, pictures, anything.',
  alsoCalled: ['slideshow', 'slider', 'gallery'],
  notFor: [
    { when: 'It is the photos of one listing.', use: 'ListingGallery' },
    { when: 'Users should see all of it.', use: ['Grid', 'ListingGrid'] },
    { when: 'The parts are views that users choose by name.', use: 'Tabs' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A named `<section>`, announced as a `carousel`; `data-count`, and `data-whole` while all slides fit.',
    },
    { name: 'Row', what: 'Scrolls natively and snaps to the start of a slide.' },
    { name: 'Slide', what: 'A `<div role="group">` around each child, named by its position.' },
    {
      name: 'Buttons',
      what: 'Previous and next move by as many slides as fit. Hidden while all of them fit.',
    },
    { name: 'Position', what: '“2 of 5”, or a dot for each slide with `dots`.' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves to the row, to the slides’ content, to the buttons.' },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'On the row: the next or previous slides, in reading direction.',
    },
    { keys: ['Home', 'End'], does: 'On the row: the first or the last slide.' },
    { keys: ['Enter', 'Space'], does: 'Press a button or a dot.' },
  ],
  accessibility: [
    'Nothing moves automatically. With reduced motion, slides change without animation.',
    'The position is announced when it changes. All slides can be read and reached, visible or not: focused content scrolls into view.',
    'It scrolls before scripts load; without scripts, a scroll bar replaces the buttons.',
    'A button at the end keeps the focus and is announced as unavailable.',
  ],
  doDont: [
    {
      do: 'A width that shows half of the next slide: a hint that there is more.',
      dont: 'Messages that all users must see: few go beyond the first slide.',
    },
  ],
} satisfies ComponentDocs;
