import type { Meta, StoryObj } from '@storybook/react-vite';

import { CategoryIcon } from './index.ts';

const meta = {
  title: 'Patterns/CategoryIcon',
  component: CategoryIcon,
  args: { icon: 'tools' },
} satisfies Meta<typeof CategoryIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The five of the tree, an emoji, and an unknown name. */
export const Icons: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['lg', 'sm'] as const).map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
          {['tools', 'tag', 'people', 'briefcase', 'store', '☂', 'no-such-icon'].map((icon) => (
            <CategoryIcon key={icon} icon={icon} size={size} />
          ))}
        </div>
      ))}
    </div>
  ),
};
