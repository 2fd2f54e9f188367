import { FlowExplorer, FlowStates } from '@porchlight/flow-explorer';
import { explorerDriver } from '@porchlight/flow-explorer/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';

import { locationSearchFlow } from './locationSearch.flow.tsx';

const meta = {
  title: 'Flows/locationSearch',
  // The guide is its documentation.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

/** The flow step by step: choosing a place. */
export const Explorer: StoryObj = {
  render: () => <FlowExplorer flow={locationSearchFlow} />,
  play: async ({ canvasElement }) => {
    const explorer = await explorerDriver(canvasElement);
    await userEvent.type(explorer.ui.getByRole('combobox'), 'aus');
    await explorer.expectState('debouncing');
    await explorer.jump();
    await explorer.expectState('loading');
    await explorer.answer('suggest', 1);
    await explorer.expectState('ready');
    await explorer.send('suggestion.chosen');
    await explorer.expectState('chosen');
  },
};

/** Every visible state, shown with the product's components. */
export const States: StoryObj = { render: () => <FlowStates flow={locationSearchFlow} /> };
