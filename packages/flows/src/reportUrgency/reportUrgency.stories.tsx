import { FlowExplorer, FlowStates } from '@porchlight/flow-explorer';
import { explorerDriver } from '@porchlight/flow-explorer/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { reportUrgencyFlow } from './reportUrgency.flow.tsx';

const meta = {
  title: 'Flows/reportUrgency',
  // The guide is its documentation.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

/** The flow step by step: critical. */
export const Explorer: StoryObj = {
  render: () => <FlowExplorer flow={reportUrgencyFlow} />,
  play: async ({ canvasElement }) => {
    const explorer = await explorerDriver(canvasElement);
    await userEvent.click(explorer.ui.getByRole('radio', { name: 'Critical' }));
    await explorer.expectState('warning');
    await userEvent.click(explorer.ui.getByRole('button', { name: 'I Understand, Continue' }));
    await explorer.expectState('choosing');
    await expect(explorer.ui.getByRole('radio', { name: 'Critical' })).toBeChecked();
  },
};

/** Every visible state, shown with the product's components. */
export const States: StoryObj = { render: () => <FlowStates flow={reportUrgencyFlow} /> };
