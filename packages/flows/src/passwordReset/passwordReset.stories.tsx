import type { Meta, StoryObj } from '@storybook/react-vite';

import { FlowExplorer, flows, FlowStates, hand } from '../explorer/index.ts';

const meta = {
  title: 'Flows/passwordReset',
  // The guide is its documentation.
  tags: ['!autodocs'],
  component: FlowExplorer,
  args: { flow: 'passwordReset' },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof FlowExplorer>;
export default meta;

/** The flow by hand: a new password. */
export const Explorer: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const explorer = await hand(canvasElement);
    await explorer.send('password.submitted');
    await explorer.answer('resetPassword', 1);
    await explorer.stands('succeeded.redirecting');
    await explorer.jump();
    await explorer.stands('left');
  },
};

/** Every state a person can see, with the parts of the product they see it in. */
export const States: StoryObj<typeof FlowStates> = {
  args: { flow: 'passwordReset', states: Object.keys(flows.passwordReset.shown) },
  render: (args) => <FlowStates {...args} />,
};
