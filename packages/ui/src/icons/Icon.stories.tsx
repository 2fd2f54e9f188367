import type { Meta, StoryObj } from '@storybook/react-vite';

import { Icon } from './Icon.tsx';
import * as kit from './index.ts';

const { Icon: _Icon, createIcon: _createIcon, ...set } = kit;

const meta = {
  title: 'Foundations/Icons',
  component: Icon,
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every icon of the set at its three common sizes, with its import name. */
export const Set: Story = {
  render: () => (
    <ul
      style={{
        listStyle: 'none',
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
        gap: '1rem',
      }}
    >
      {Object.entries(set).map(([name, Drawing]) => (
        <li key={name} style={{ display: 'grid', gap: '0.5rem', justifyItems: 'start' }}>
          <span style={{ display: 'flex', gap: '0.75rem', alignItems: 'end' }}>
            <Drawing size="sm" />
            <Drawing />
            <Drawing size="xl" />
          </span>
          <code style={{ fontSize: '0.75rem' }}>{name}</code>
        </li>
      ))}
    </ul>
  ),
};

/** A custom icon in the same frame. With a `label` it is a named image. */
export const Own: Story = {
  args: { label: 'Kite', size: 'lg' },
  render: (args) => (
    <Icon {...args}>
      <path d="M12 3.5 18 10l-6 8-6-8ZM12 3.5V18M6 10h12M12 18c0 2 2 1 2 3" />
    </Icon>
  ),
};
