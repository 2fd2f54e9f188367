import { FlowExplorer, FlowStates } from '@porchlight/flow-explorer';
import { explorerDriver } from '@porchlight/flow-explorer/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { contactDialogFlow } from './contactDialog.flow.tsx';

const meta = {
  title: 'Flows/contactDialog',
  // The guide is its documentation.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

/** The flow step by step: writing to a seller. */
export const Explorer: StoryObj = {
  render: () => <FlowExplorer flow={contactDialogFlow} />,
  play: async ({ canvasElement }) => {
    const explorer = await explorerDriver(canvasElement);
    await explorer.startIn('sent');
    await explorer.expectState('sent');
    await explorer.startIn('its first state');
    await explorer.expectState('closed');
    await userEvent.click(explorer.ui.getByRole('button', { name: 'Message Seller' }));
    await userEvent.type(explorer.ui.getByRole('textbox', { name: /Message/ }), 'Is it still there?');
    await explorer.send('message.sent');
    await explorer.expectState('sending.inSight');
    await explorer.fail('sendMessage', 1);
    await explorer.expectState('editing');
    // The pressed button is gone: the focus moves to where the next one will appear.
    await expect(within(canvasElement).getByRole('heading', { name: 'Waiting for' })).toHaveFocus();
    await expect(explorer.ui.getByRole('textbox', { name: /Message/ })).toHaveValue('Is it still there?');
  },
};

/** Every visible state, shown with the product's components. */
export const States: StoryObj = { render: () => <FlowStates flow={contactDialogFlow} /> };
