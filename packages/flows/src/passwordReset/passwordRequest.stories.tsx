import { FlowExplorer, FlowStates } from '@porchlight/flow-explorer';
import { explorerDriver } from '@porchlight/flow-explorer/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';

import { passwordRequestFlow } from './passwordRequest.flow.tsx';

const meta = {
  title: 'Flows/passwordRequest',
  // The guide is its documentation.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

/** The flow step by step: requesting a link. */
export const Explorer: StoryObj = {
  render: () => <FlowExplorer flow={passwordRequestFlow} />,
  play: async ({ canvasElement }) => {
    const explorer = await explorerDriver(canvasElement);
    await explorer.send('request.submitted');
    await explorer.expectState('sending');
    await explorer.answer('requestReset', 1);
    await explorer.expectState('sent');
    await userEvent.click(explorer.ui.getByRole('button', { name: 'Try another email' }));
    await explorer.expectState('editing');
  },
};

/** Every visible state, shown with the product's components. */
export const States: StoryObj = { render: () => <FlowStates flow={passwordRequestFlow} /> };
