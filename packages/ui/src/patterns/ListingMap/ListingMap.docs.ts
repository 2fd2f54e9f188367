import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'Listings on a map: prices as pins, clusters, or a circle about where one is.',
  alsoCalled: ['map', 'Leaflet', 'store locator', 'geo search'],
  notFor: [
    { when: 'Where something is matters less than what it is.', use: 'ListingGrid' },
    { when: 'A place is to be chosen.', use: 'PlaceField' },
  ],
  anatomy: [
    { name: 'Root', what: 'A `<section>` with a name and `data-status`. It fills the height it is given.' },
    { name: 'Skip link', what: 'A `SkipLink` past the map, seen when it has the focus.' },
    { name: 'Map', what: 'What Leaflet draws: outlines or tiles, names, a circle. It takes the focus.' },
    { name: 'Pin', what: 'A `<button>` with a price; pressed while it is `selected`.' },
    { name: 'Cluster', what: 'A `<button>` with how many there are.' },
    { name: 'Head', what: 'Optional: `actions`, and a `summary` of what is in view.' },
    { name: 'Zoom', what: 'Two of `IconButton`.' },
    { name: 'Foot', what: 'Optional: `children`, and whose the tiles are.' },
  ],
  keyboard: [
    {
      keys: ['Tab', 'Shift+Tab'],
      does: 'Go to the link past the map, to the map, through the pins and to the buttons.',
    },
    { keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], does: 'On the map: move it.' },
    { keys: ['Plus', 'Minus'], does: 'On the map: zoom.' },
    { keys: ['Enter', 'Space'], does: 'On a pin or a cluster: chooses it.' },
  ],
  accessibility: [
    'A pin is named by its price, its title and about where it is; one that comes into focus comes into view.',
    'Put a list of the same results beside it or one press away: a map is no way through them by ear.',
    'Nothing glides for those who asked for less movement.',
    'Where Trusted Types are enforced, importing Leaflet 1.9 asks for one text to be let through: `<svg/>`.',
  ],
} satisfies ComponentDocs;
