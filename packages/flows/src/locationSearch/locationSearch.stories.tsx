import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';

import { FlowExplorer, flows, FlowStates, hand } from '../explorer/index.ts';

const meta = {
  title: 'Flows/locationSearch',
  // The guide is its documentation.
  tags: ['!autodocs'],
  component: FlowExplorer,
  args: { flow: 'locationSearch' },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof FlowExplorer>;
export default meta;

/** The flow by hand: choosing a place. */
export const Explorer: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const explorer = await hand(canvasElement);
    await userEvent.type(explorer.ui.getByRole('combobox'), 'aus');
    await explorer.stands('debouncing');
    await explorer.jump();
    await explorer.stands('fetching');
    await explorer.answer('suggest', 1);
    await explorer.stands('open');
    await explorer.send('suggestion.chosen');
    await explorer.stands('chosen');
  },
};

/** Every state a person can see, with the parts of the product they see it in. */
export const States: StoryObj<typeof FlowStates> = {
  args: { flow: 'locationSearch', states: Object.keys(flows.locationSearch.shown) },
  render: (args) => <FlowStates {...args} />,
};
