import type { Meta, StoryObj } from '@storybook/react-vite';

import { PlusIcon } from '../../icons/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { Breadcrumbs } from '../Breadcrumbs/index.ts';
import { PageHeader } from './index.ts';

const meta = {
  title: 'Components/PageHeader',
  component: PageHeader,
  args: {
    title: 'My Listings',
    lead: 'Everything you have posted, and how it is doing.',
    breadcrumbs: <Breadcrumbs items={[{ label: 'Dashboard', href: '#d' }, { label: 'My Listings' }]} />,
    actions: (
      <ButtonLink href="#create" startIcon={<PlusIcon size="sm" />}>
        Create Listing
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** On a phone, with a very long word. */
export const Stress: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { title: 'Kleinanzeigenverwaltungsübersicht' },
};
