import { FlowExplorer, FlowStates } from '@porchlight/flow-explorer';
import { explorerDriver } from '@porchlight/flow-explorer/driver';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';

import { caseDecisionFlow } from './caseDecision.flow.tsx';

const meta = {
  title: 'Flows/caseDecision',
  // The guide is its documentation.
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    visual: { disable: true, reason: 'The stories of Case show its parts' },
  },
} satisfies Meta;
export default meta;

/** The flow step by step: take the case, dismiss it, undo. */
export const Explorer: StoryObj = {
  render: () => <FlowExplorer flow={caseDecisionFlow} />,
  play: async ({ canvasElement }) => {
    const explorer = await explorerDriver(canvasElement);
    await userEvent.click(explorer.ui.getByRole('button', { name: 'Take and decide' }));
    await explorer.expectState('taking');
    await explorer.answer('takeCase', 1);
    await explorer.expectState('choosing');
    await userEvent.click(explorer.ui.getByRole('radio', { name: 'Hide the listing' }));
    await userEvent.selectOptions(explorer.ui.getByRole('combobox', { name: /Reason/ }), 'misleading');
    await userEvent.click(explorer.ui.getByRole('button', { name: 'Decide' }));
    await explorer.expectState('deciding');
    await explorer.answer('decide', 1);
    await explorer.expectState('decided');
  },
};

/** Every visible state, shown with the product's components. */
export const States: StoryObj = { render: () => <FlowStates flow={caseDecisionFlow} /> };
