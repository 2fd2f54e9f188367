import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';

import { FlowExplorer, flows, FlowStates, hand } from '../explorer/index.ts';

const meta = {
  title: 'Flows/conversationReader',
  // The guide is its documentation.
  tags: ['!autodocs'],
  component: FlowExplorer,
  args: { flow: 'conversationReader' },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof FlowExplorer>;
export default meta;

/** The flow by hand: answering. */
export const Explorer: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const explorer = await hand(canvasElement);
    await explorer.send('messages.received');
    await explorer.jump();
    await userEvent.type(explorer.ui.getByRole('textbox', { name: 'Reply' }), 'Six is good.{Enter}');
    await explorer.stands('sending');
    await explorer.answer('sendReply', 1);
    await explorer.stands('composing');
  },
};

/** Every state a person can see, with the parts of the product they see it in. */
export const States: StoryObj<typeof FlowStates> = {
  args: { flow: 'conversationReader', states: Object.keys(flows.conversationReader.shown) },
  render: (args) => <FlowStates {...args} />,
};
