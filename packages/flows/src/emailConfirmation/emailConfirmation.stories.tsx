import { FlowExplorer, FlowStates } from '@porchlight/flow-explorer';
import { explorerDriver } from '@porchlight/flow-explorer/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { emailConfirmationFlow } from './emailConfirmation.flow.tsx';

const meta = {
  title: 'Flows/emailConfirmation',
  // The guide is its documentation.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

/** The flow step by step: "This isn't me", then back and confirm. */
export const Explorer: StoryObj = {
  render: () => <FlowExplorer flow={emailConfirmationFlow} />,
  play: async ({ canvasElement }) => {
    const explorer = await explorerDriver(canvasElement);
    await explorer.answer('loadPreview', 1);
    await explorer.expectState('ready');
    await explorer.send('disowning.asked');
    await explorer.expectState('asking');
    await explorer.send('disowning.declined');
    await explorer.send('address.confirmed');
    await explorer.answer('confirmAddress', 1);
    await explorer.expectState('confirmed');
  },
};

/** Every visible state, shown with the product's components. */
export const States: StoryObj = { render: () => <FlowStates flow={emailConfirmationFlow} /> };
