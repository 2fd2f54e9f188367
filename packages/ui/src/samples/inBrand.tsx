import type { Decorator } from '@storybook/react-vite';

import { KitProvider } from '../provider/index.ts';

const brand = { name: 'Porchlight' };

/** A story on a site with a brand. */
export const inBrand: Decorator = (Story) => (
  <KitProvider brand={brand}>
    <Story />
  </KitProvider>
);
