import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { FlowExplorer, flows, FlowStates, hand } from '../explorer/index.ts';

const meta = {
  title: 'Flows/reportUrgency',
  // The guide is its documentation.
  tags: ['!autodocs'],
  component: FlowExplorer,
  args: { flow: 'reportUrgency' },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof FlowExplorer>;
export default meta;

/** The flow by hand: critical. */
export const Explorer: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const explorer = await hand(canvasElement);
    await userEvent.click(explorer.ui.getByRole('radio', { name: 'Critical' }));
    await explorer.stands('warning');
    await userEvent.click(explorer.ui.getByRole('button', { name: 'I Understand, Continue' }));
    await explorer.stands('choosing');
    await expect(explorer.ui.getByRole('radio', { name: 'Critical' })).toBeChecked();
  },
};

/** Every state a person can see, with the parts of the product they see it in. */
export const States: StoryObj<typeof FlowStates> = {
  args: { flow: 'reportUrgency', states: Object.keys(flows.reportUrgency.shown) },
  render: (args) => <FlowStates {...args} />,
};
