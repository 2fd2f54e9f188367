import type { Meta, StoryObj } from '@storybook/react-vite';

import { CategoryIcon } from './index.ts';

const meta = {
  title: 'Patterns/CategoryIcon',
  component: CategoryIcon,
  args: { icon: 'tools' },
} satisfies Meta<typeof CategoryIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

const main = ['tools', 'tag', 'people', 'briefcase', 'store', '☂', 'no-such-icon'];
const further = ['label', 'home', 'magnifier'];

/** Main categories, an emoji, and an unknown name; subcategories. */
export const Icons: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['lg', 'sm'] as const).map((size) =>
        [main, further].map((icons) => (
          <div key={`${size} ${icons.length}`} style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
            {icons.map((icon) => (
              <CategoryIcon key={icon} icon={icon} size={size} />
            ))}
          </div>
        )),
      )}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        {[...main, ...further].map((icon) => (
          <div key={icon} style={{ inlineSize: 120, blockSize: 90, overflow: 'hidden' }}>
            <CategoryIcon icon={icon} size="frame" />
          </div>
        ))}
      </div>
    </div>
  ),
};
