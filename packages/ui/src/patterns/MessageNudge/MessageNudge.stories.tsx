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

/** A sentence with a link, announced with its hidden first word. */
export const Default: Story = {
  parameters: { visual: { disable: true, reason: 'Kinds shows it' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Caution: Do not pay for what you have not seen. Safety tips',
    );
    await walkByKeys(() => expectFollowed(canvas.getByRole('link', { name: 'Safety tips' })));
  },
};

/** Each kind, for received messages and for drafts. */
export const Kinds: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['received', 'written'] as const).flatMap((side) =>
        nudgeKinds.map((kind) => <MessageNudge {...args} key={`${side} ${kind}`} side={side} kind={kind} />),
      )}
    </div>
  ),
};

/** Next to a narrow message, without a link. */
export const Phone: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  args: { kind: 'elsewhere', safetyHref: undefined },
  parameters: { visual: { disable: true, reason: 'looks as Kinds does, narrower' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
