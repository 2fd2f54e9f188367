import { nudgeKinds } from '@porchlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { expectFollowed, walkByKeys } from '../../samples/keyboard.ts';
import { MessageNudge } from './index.ts';

const meta = {
  title: 'Patterns/MessageNudge',
  component: MessageNudge,
  args: { kind: 'payFirst', safetyHref: '#safety' },
} satisfies Meta<typeof MessageNudge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A sentence with a link, read from its hidden first word on. */
export const Default: Story = {
  parameters: { visual: { disable: true, reason: 'Kinds shows it' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Caution: Do not pay for what you have not seen. Safety tips',
    );
    await walkByKeys(() => expectFollowed(canvas.getByRole('link', { name: 'Safety tips' })));
  },
};

/** What each kind says of what someone else wrote, and of what one writes. */
export const Kinds: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['received', 'written'] as const).flatMap((side) =>
        nudgeKinds.map((kind) => <MessageNudge {...args} key={`${side} ${kind}`} side={side} kind={kind} />),
      )}
    </div>
  ),
};

/** Beside a narrow message, where there is nothing to lead to. */
export const Phone: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  args: { kind: 'elsewhere', safetyHref: undefined },
  parameters: { visual: { disable: true, reason: 'looks as Kinds does, narrower' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
