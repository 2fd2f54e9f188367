import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Listings on a map: prices as pins, clusters, or a circle around a listing’s approximate place.',
  alsoCalled: ['map', 'Leaflet', 'store locator', 'geo search'],
  notFor: [
    { when: 'The location matters less than the listing.', use: 'ListingGrid' },
    { when: 'A place must be selected.', use: 'PlaceField' },
  ],
  anatomy: [
    { name: 'Root', what: 'A named `<section>` with `data-status`. It fills its given height.' },
    { name: 'Skip link', what: 'A `SkipLink` past the map, visible on focus.' },
    {
      name: 'Map',
      what: 'Drawn by Leaflet: outlines, a base map or tiles, names, a circle. It takes the focus.',
    },
    {
      name: 'Pin',
      what: 'A `<button>` with a price, or a dot where it does not fit; pressed while `selected`.',
    },
    { name: 'Place', what: 'A `<button>` with the number of listings at one place and their lowest price.' },
    { name: 'Cluster', what: 'A `<button>` with the number of listings at several places.' },
    { name: 'Notice', what: 'Optional: what to do about an area without marks.' },
    { name: 'Head', what: 'Optional: `actions`, and a `summary` of the visible area.' },
    { name: 'Zoom', what: 'Two of `IconButton`.' },
    { name: 'Scale', what: 'Without tiles.' },
    {
      name: 'Panel',
      what: 'The cards of the selected mark: a list; on a phone a row that scrolls sideways.',
    },
    { name: 'Foot', what: 'Optional: `children`, and the tiles’ attribution.' },
  ],
  keyboard: [
    {
      keys: ['Tab', 'Shift+Tab'],
      does: 'Move to the skip link, to the map, through the pins and to the buttons.',
    },
    { keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], does: 'On the map: move it.' },
    { keys: ['Plus', 'Minus'], does: 'On the map: zoom.' },
    { keys: ['Enter', 'Space'], does: 'On a mark: selects it. Its panel takes the focus.' },
    { keys: ['Escape'], does: 'In the panel: closes it. The focus returns to its mark.' },
  ],
  accessibility: [
    'A pin is named by its price, its title and its approximate place; a focused one is moved into view.',
    'Put a list of the same results next to it or one press away: a map is hard to use with a screen reader.',
    'Names lie next to marks, not below them, and never touch; names without room are hidden.',
    'With `gestures="page"`, swipes and the wheel scroll the page until the map is pressed.',
    'With reduced motion, moves are not animated.',
    'With Trusted Types enforced, importing Leaflet 1.9 requires the policy to allow one text: `<svg/>`.',
  ],
} satisfies ComponentDocs;
