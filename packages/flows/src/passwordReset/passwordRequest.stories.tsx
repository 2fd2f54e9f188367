import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';

import { FlowExplorer, flows, FlowStates, hand } from '../explorer/index.ts';

const meta = {
  title: 'Flows/passwordRequest',
  // The guide is its documentation.
  tags: ['!autodocs'],
  component: FlowExplorer,
  args: { flow: 'passwordRequest' },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof FlowExplorer>;
export default meta;

/** The flow by hand: asking for a link. */
export const Explorer: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const explorer = await hand(canvasElement);
    await explorer.send('request.submitted');
    await explorer.stands('sending');
    await explorer.answer('requestReset', 1);
    await explorer.stands('sent');
    await userEvent.click(explorer.ui.getByRole('button', { name: 'Try another email' }));
    await explorer.stands('editing');
  },
};

/** Every state a person can see, with the parts of the product they see it in. */
export const States: StoryObj<typeof FlowStates> = {
  args: { flow: 'passwordRequest', states: Object.keys(flows.passwordRequest.shown) },
  render: (args) => <FlowStates {...args} />,
};
