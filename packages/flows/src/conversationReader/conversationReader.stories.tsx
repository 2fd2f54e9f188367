import { FlowExplorer, FlowStates } from '@porchlight/flow-explorer';
import { explorerDriver } from '@porchlight/flow-explorer/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';

import { conversationReaderFlow } from './conversationReader.flow.tsx';

const meta = {
  title: 'Flows/conversationReader',
  // The guide is its documentation.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

/** The flow step by step: replying. */
export const Explorer: StoryObj = {
  render: () => <FlowExplorer flow={conversationReaderFlow} />,
  play: async ({ canvasElement }) => {
    const explorer = await explorerDriver(canvasElement);
    await explorer.send('messages.received');
    await explorer.jump();
    await userEvent.type(explorer.ui.getByRole('textbox', { name: 'Reply' }), 'Six is good.{Enter}');
    await explorer.expectState('sending');
    await explorer.answer('sendReply', 1);
    await explorer.expectState('composing');
  },
};

/** Every visible state, shown with the product's components. */
export const States: StoryObj = { render: () => <FlowStates flow={conversationReaderFlow} /> };
