import type { ComponentDocs } from '../../docs/index.ts';

export default {
  purpose: 'The lit lamp and the product’s name, linking to the home page.',
  notFor: [
    { when: 'A lamp should say that something is featured.', use: 'FeaturedBadge' },
    { when: 'It is another link to the home page.', use: 'TextLink' },
  ],
  anatomy: [
    { name: 'Root', what: 'An `<a>`, made by `renderLink` or the nearest `KitProvider`.' },
    { name: 'Lamp', what: 'An `<svg>`, lit in the color of `glow`.' },
    { name: 'Name', what: 'The product’s, or `name` for another brand.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Follows the link to the home page.' }],
  accessibility: ['Its name is the product’s name, marked as not translatable. The lamp is decorative.'],
} satisfies ComponentDocs;
