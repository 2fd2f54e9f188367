import { FlowExplorer, FlowStates } from '@porchlight/flow-explorer';
import { explorerDriver } from '@porchlight/flow-explorer/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { listingLifeFlow } from './listingLife.flow.tsx';

const meta = {
  title: 'Flows/listingLife',
  // The guide is its documentation.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

/** The flow step by step: sold to a user who has written, and undone. */
export const Explorer: StoryObj = {
  render: () => <FlowExplorer flow={listingLifeFlow} />,
  play: async ({ canvasElement }) => {
    const explorer = await explorerDriver(canvasElement);
    await userEvent.click(explorer.ui.getByRole('button', { name: /^Mark Sold/ }));
    await explorer.expectState('asking.looking');
    await explorer.answer('readAskers', 1);
    await explorer.expectState('asking.ready');
    await explorer.send('change.confirmed');
    await explorer.expectState('changing');
    await explorer.answer('change', 1);
    await explorer.expectState('settled.undoable');
    await expect(explorer.ui.queryByRole('button', { name: /^Mark Sold/ })).toBeNull();
    await userEvent.click(explorer.ui.getByRole('button', { name: 'Undo' }));
    await explorer.expectState('undoing');
  },
};

/** Every visible state, shown with the product's components. */
export const States: StoryObj = { render: () => <FlowStates flow={listingLifeFlow} /> };
