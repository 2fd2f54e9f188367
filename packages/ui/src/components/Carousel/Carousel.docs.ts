import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'A row of slides that scrolls sideways and rests at one: cards, pictures, anything.',
  alsoCalled: ['slideshow', 'slider', 'gallery'],
  notFor: [
    { when: 'It is the photos of one listing.', use: 'ListingGallery' },
    { when: 'People should see all of it.', use: ['Grid', 'ListingGrid'] },
    { when: 'The parts are views that people choose by name.', use: 'Tabs' },
  ],
  anatomy: [
    {
      name: 'Root',
      what: 'A `<section>` with a name, a `carousel` to screen readers; `data-count`, and `data-whole` while all slides fit.',
    },
    { name: 'Row', what: 'What scrolls, by the platform, and snaps to the start of a slide.' },
    { name: 'Slide', what: 'A `<div role="group">` around each child, named by its position.' },
    { name: 'Buttons', what: 'Previous and next move by as many slides as fit. Gone while all of them fit.' },
    { name: 'Position', what: '“2 of 5”, or a dot for each slide with `dots`.' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Go to the row, to what stands in the slides, to the buttons.' },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'On the row: the slides after or before, in the direction of reading.',
    },
    { keys: ['Home', 'End'], does: 'On the row: the first or the last slide.' },
    { keys: ['Enter', 'Space'], does: 'Press a button or a dot.' },
  ],
  accessibility: [
    'Nothing moves by itself. Who asked for less movement gets from slide to slide at once.',
    'The position is announced when it changes. All slides are read and reached, whether they show or not: what gets the focus comes into sight.',
    'Before scripts have loaded it scrolls; where there are none, a scroll bar takes the place of the buttons.',
    'A button at the end keeps the focus and is said to be unavailable.',
  ],
  doDont: [
    {
      do: 'A width at which the next slide can be half seen: it shows that there is more.',
      dont: 'News that everyone must see: few go beyond the first slide.',
    },
  ],
} satisfies ComponentDocs;
