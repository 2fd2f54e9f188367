import type { Meta, StoryObj } from '@storybook/react-vite';

import { ButtonLink } from '../../primitives/Button/index.ts';
import { BirdhouseDrawing } from '../Drawing/index.ts';
import { EmptyState } from './index.ts';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'Nothing saved yet',
    children: 'Press the heart on a listing and it will wait for you here.',
    drawing: <BirdhouseDrawing />,
    action: <ButtonLink href="#listings">Browse listings</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
