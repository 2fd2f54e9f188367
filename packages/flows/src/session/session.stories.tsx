import { FlowExplorer, FlowStates } from '@porchlight/flow-explorer';
import { explorerDriver } from '@porchlight/flow-explorer/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { sessionFlow } from './session.flow.tsx';

const meta = {
  title: 'Flows/session',
  // The guide is its documentation.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

/** The flow step by step: signing in. */
export const Explorer: StoryObj = {
  render: () => <FlowExplorer flow={sessionFlow} />,
  play: async ({ canvasElement }) => {
    const explorer = await explorerDriver(canvasElement);
    await explorer.answer('restore', 1);
    await explorer.expectState('signedOut');
    await explorer.send('credentials.submitted');
    await explorer.expectState('signingIn');
    await explorer.answer('authenticate', 1);
    await explorer.expectState('signedIn.steady');
    await explorer.send('token.rejected');
    await explorer.fail('refresh', 1);
    await explorer.expectState('signedIn.steady');
  },
};

/** Every visible state, shown with the product's components. */
export const States: StoryObj = { render: () => <FlowStates flow={sessionFlow} /> };
