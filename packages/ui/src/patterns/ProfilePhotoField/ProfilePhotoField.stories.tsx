import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { expectPressed, expectTabOrder, walkByKeys } from '../../samples/keyboard.ts';
import { ProfilePhotoField } from './index.ts';

const meta = {
  title: 'Patterns/ProfilePhotoField',
  component: ProfilePhotoField,
  args: { name: 'Ana Ribeiro', src: null, onChoose: fn(), onRemove: fn() },
} satisfies Meta<typeof ProfilePhotoField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No photo: initials, and one button. */
export const Default: Story = {
  parameters: { visual: { disable: true, reason: 'stands on Screens/Profile, Default' } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove photo' })).toBeNull();
    const input = canvasElement.querySelector('input');
    await expect(input).not.toBeNull();
    const file = new File(['x'], 'me.png', { type: 'image/png' });
    if (input !== null) await userEvent.upload(input, file);
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(file));
    await walkByKeys(async () => {
      const choose = canvas.getByRole('button', { name: 'Choose a photo' });
      await expectTabOrder(canvasElement, choose);
      await expectPressed(choose);
    });
  },
};

/** With a photo: it can be removed, and the focus is kept. */
export const WithPhoto: Story = {
  args: { src: '/photos/dog.webp' },
  parameters: {
    visual: { disable: true, reason: 'Default of Screens/Profile, with one of the photos of Avatar' },
  },
  render: function WithPhoto({ name, onChoose }) {
    const [src, setSrc] = useState<string | null>('/photos/dog.webp');
    return <ProfilePhotoField name={name} src={src} onChoose={onChoose} onRemove={() => setSrc(null)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose a photo' })).toHaveFocus());
  },
};

/** Being saved. */
export const Saving: Story = {
  args: { src: '/photos/dog.webp', status: 'saving' },
  parameters: {
    visual: { disable: true, reason: 'a busy Button next to a disabled one, as on Button, States' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove photo' })).toBeDisabled();
  },
};

/** Rejected: the error is announced, and associated with the button. */
export const Refused: Story = {
  args: { error: 'Each image must be smaller than 10MB' },
  parameters: { visual: { disable: true, reason: 'Default of Screens/Profile, with a red line under it' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('smaller than 10MB');
    await expect(canvas.getByRole('button', { name: 'Choose a photo' })).toHaveAccessibleDescription(
      /smaller than 10MB/,
    );
  },
};
