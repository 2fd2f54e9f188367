import type { Meta, StoryObj } from '@storybook/react-vite';

import { FlowExplorer, flows, FlowStates, hand } from '../explorer/index.ts';

const meta = {
  title: 'Flows/session',
  // The guide is its documentation.
  tags: ['!autodocs'],
  component: FlowExplorer,
  args: { flow: 'session' },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof FlowExplorer>;
export default meta;

/** The flow by hand: signing in. */
export const Explorer: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const explorer = await hand(canvasElement);
    await explorer.answer('restore', 1);
    await explorer.stands('signedOut');
    await explorer.send('credentials.submitted');
    await explorer.stands('signingIn');
    await explorer.answer('authenticate', 1);
    await explorer.stands('signedIn.steady');
    await explorer.send('token.rejected');
    await explorer.fail('refresh', 1);
    await explorer.stands('signedIn.steady');
  },
};

/** Every state a person can see, with the parts of the product they see it in. */
export const States: StoryObj<typeof FlowStates> = {
  args: { flow: 'session', states: Object.keys(flows.session.shown) },
  render: (args) => <FlowStates {...args} />,
};
