import type { Meta, StoryObj } from '@storybook/react-vite';

import { TextField } from '../../components/TextField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { AuthCard } from './AuthCard.tsx';

const meta = {
  title: 'Patterns/AuthCard',
  component: AuthCard,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Sign in',
    lead: 'Good to see you again.',
    children: (
      <>
        <TextField label="Email" type="email" autoComplete="email" />
        <TextField label="Password" type="password" autoComplete="current-password" />
        <Button>Sign in</Button>
      </>
    ),
    footer: (
      <span>
        New here?{' '}
        <TextLink href="#register" standalone>
          Create an account
        </TextLink>
      </span>
    ),
  },
} satisfies Meta<typeof AuthCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One column, the links below. */
export const Default: Story = {};

/** On a phone the card has no frame. */
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
