import { FlowExplorer, FlowStates } from '@porchlight/flow-explorer';
import { explorerDriver } from '@porchlight/flow-explorer/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { favoriteToggleFlow } from './favoriteToggle.flow.tsx';

const meta = {
  title: 'Flows/favoriteToggle',
  // The guide is its documentation.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

/** The flow step by step: saving. */
export const Explorer: StoryObj = {
  render: () => <FlowExplorer flow={favoriteToggleFlow} />,
  play: async ({ canvasElement }) => {
    const explorer = await explorerDriver(canvasElement);
    await explorer.answer('checkFavorite', 2);
    await userEvent.click(explorer.ui.getByRole('button', { name: 'Save to favorites' }));
    await explorer.expectState('saving');
    await expect(explorer.ui.getByRole('button', { name: 'Updating...' })).toBeDisabled();
    await explorer.answer('save', 1);
    await explorer.expectState('saved');
  },
};

/** Every visible state, shown with the product's components. */
export const States: StoryObj = { render: () => <FlowStates flow={favoriteToggleFlow} /> };
