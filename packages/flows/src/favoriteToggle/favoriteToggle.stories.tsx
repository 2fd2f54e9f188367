import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { FlowExplorer, flows, FlowStates, hand } from '../explorer/index.ts';

const meta = {
  title: 'Flows/favoriteToggle',
  // The guide is its documentation.
  tags: ['!autodocs'],
  component: FlowExplorer,
  args: { flow: 'favoriteToggle' },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof FlowExplorer>;
export default meta;

/** The flow by hand: saving. */
export const Explorer: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const explorer = await hand(canvasElement);
    await explorer.answer('checkFavorite', 2);
    await userEvent.click(explorer.ui.getByRole('button', { name: 'Save to favorites' }));
    await explorer.stands('saving');
    await expect(explorer.ui.getByRole('button', { name: 'Updating...' })).toBeDisabled();
    await explorer.answer('save', 1);
    await explorer.stands('saved');
  },
};

/** Every state a person can see, with the parts of the product they see it in. */
export const States: StoryObj<typeof FlowStates> = {
  args: { flow: 'favoriteToggle', states: Object.keys(flows.favoriteToggle.shown) },
  render: (args) => <FlowStates {...args} />,
};
