import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The lit lamp and the product’s name, leading home.',
  notFor: [
    { when: 'A lamp should say that something is featured.', use: 'FeaturedBadge' },
    { when: 'It is any other way home.', use: 'TextLink' },
  ],
  anatomy: [
    { name: 'Root', what: 'An `<a>`, made by `renderLink` or the nearest `KitProvider`.' },
    { name: 'Lamp', what: 'An `<svg>`, lit in the color of `glow`.' },
    { name: 'Name', what: 'The product’s, or `name` for another brand.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Goes home.' }],
  accessibility: ['Its name is the product’s name, marked as not to be translated. The lamp is decoration.'],
} satisfies ComponentDocs;
