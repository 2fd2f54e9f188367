import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ProfileCard } from './ProfileCard.tsx';

const meta = {
  title: 'Patterns/ProfileCard',
  component: ProfileCard,
  args: {
    user: {
      name: 'Ana Ribeiro',
      email: 'ana@porchlight.test',
      verified: true,
      active: true,
      created_at: '2025-03-02T10:00:00.000Z',
    },
  },
} satisfies Meta<typeof ProfileCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The user's profile: initials, name, email, verified, since when. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('AR')).toBeVisible();
    await expect(canvas.getByText('Ana Ribeiro')).toBeVisible();
    await expect(canvas.getByText('ana@porchlight.test')).toBeVisible();
    await expect(canvas.getByText('Verified')).toBeVisible();
    await expect(canvas.getByText('Active')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Member since March 2025');
  },
};

/** Neither verified nor active, with a name and an email that are too long for one line, on a phone. */
export const Stress: Story = {
  args: {
    user: {
      name: 'عبد الرحمن بن عبد العزيز الأندلسي',
      email: 'a.very.long.address.that.does.not.fit@a-neighborhood-with-a-long-name.example',
      verified: false,
      active: false,
    },
  },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unverified')).toBeVisible();
    await expect(canvas.getByText('Inactive')).toBeVisible();
  },
};
