import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { expectFollowed, walkByKeys } from '../../samples/keyboard.ts';
import { EmergencyNotice } from './EmergencyNotice.tsx';

const meta = { title: 'Patterns/EmergencyNotice', component: EmergencyNotice } satisfies Meta<
  typeof EmergencyNotice
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The number is a link that a phone dials. */
export const Default: Story = {
  args: { children: <p>This form is for everything that can wait a day.</p> },
  play: async ({ canvas }) => {
    const call = canvas.getByRole('link', { name: 'Call 911' });
    await expect(call).toHaveAttribute('href', 'tel:911');
    await walkByKeys(() => expectFollowed(call));
  },
};

/** On a phone the call is a wide button. */
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
