import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { FlowExplorer, flows, FlowStates, hand } from '../explorer/index.ts';

const meta = {
  title: 'Flows/contactDialog',
  // The guide is its documentation.
  tags: ['!autodocs'],
  component: FlowExplorer,
  args: { flow: 'contactDialog' },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof FlowExplorer>;
export default meta;

/** The flow by hand: writing to a seller. */
export const Explorer: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const explorer = await hand(canvasElement);
    await explorer.begin('sent');
    await explorer.stands('sent');
    await explorer.begin('its first state');
    await explorer.stands('closed');
    await userEvent.click(explorer.ui.getByRole('button', { name: 'Message Seller' }));
    await userEvent.type(explorer.ui.getByRole('textbox', { name: /Message/ }), 'Is it still there?');
    await explorer.send('message.sent');
    await explorer.stands('sending.inSight');
    await explorer.fail('sendMessage', 1);
    await explorer.stands('editing');
    // The button that was pressed is gone: the focus waits where the next one will be.
    await expect(within(canvasElement).getByRole('heading', { name: 'Waiting for' })).toHaveFocus();
    await expect(explorer.ui.getByRole('textbox', { name: /Message/ })).toHaveValue('Is it still there?');
  },
};

/** Every state a person can see, with the parts of the product they see it in. */
export const States: StoryObj<typeof FlowStates> = {
  args: { flow: 'contactDialog', states: Object.keys(flows.contactDialog.shown) },
  render: (args) => <FlowStates {...args} />,
};
